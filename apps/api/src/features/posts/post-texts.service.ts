import { scamSigns } from '@haiko/shared/rules/scamSigns';
import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type JobRequest, Jobs } from '../../platform/jobs/jobs.js';
import { lookForSigns } from '../reports/scam-marks.service.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import type { FieldInLanguage } from '../translations/translations.policy.js';
import { TranslationsService } from '../translations/translations.service.js';
import { WordsInForce } from '../watched-words/words-in-force.js';
import { PostSearchIndex } from '../post-search/post-search-index.service.js';
import {
  LOCK_TEXTS_OF_POST,
  POSTS_AS_SUBJECTS,
  STORE_POST_TRANSLATIONS,
  TEXTS_OF_POST,
  TEXTS_OF_VISIBLE_POST,
} from './post-texts.statements.js';
import type { PostRow } from './posts.views.js';

interface TextsRow {
  authorUuid: string;
  originalLanguage: Language;
  title: LocalizedText;
  content: LocalizedText;
}

/** What posts of every board say: found by the search, and translated. */
@Injectable()
export class PostTextsService implements TranslationSubject {
  readonly statements = POSTS_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly search: PostSearchIndex,
    private readonly translations: TranslationsService,
    private readonly jobs: Jobs,
    private readonly watched: WordsInForce,
  ) {
    subjects.register('post', this);
  }

  /**
   * As `contentChanged`, for a post that this transaction has inserted and its hashtags: nothing is read back. What else is to be
   * done about it (`more`) is sent by the same statement.
   */
  async written(post: PostRow, more: JobRequest): Promise<void> {
    const { uuid, createdAt, user, originalLanguage, title, content, hashtags } = post;
    const texts = [title, content].flatMap((text) => Object.values(text));
    await this.search.add({ uuid, createdAt, board: 'COMMUNITY', texts, hashtags: hashtags.map(({ name }) => name) });
    const fields = { title, content };
    const translations = await this.translations.requestOfNew(
      { subjectType: 'post', subjectUuid: uuid },
      { authorUuid: user.uuid, originalLanguage, fields },
    );
    const text = [title, content].map((each) => each[originalLanguage] ?? '').join('\n');
    const isMarked = scamSigns(text).length > 0 || this.watched.find(text).length > 0;
    const looked = isMarked ? [lookForSigns({ type: 'post', uuid })] : [];
    await this.jobs.sendAll([...translations, ...looked, more]);
  }

  /** Whoever writes a post's texts or hashtags calls this last in the same transaction; `byPeople` are translations that it gave. */
  async contentChanged(uuid: string, byPeople: FieldInLanguage[] = []): Promise<void> {
    await this.search.refresh(uuid);
    await this.translations.request({ subjectType: 'post', subjectUuid: uuid }, () => this.load(uuid), byPeople);
    await this.translated(uuid);
  }

  /** What it says in another language is looked through, too. */
  async translated(uuid: string): Promise<void> {
    await this.jobs.sendAll([lookForSigns({ type: 'post', uuid })]);
  }

  /** Translations that somebody takes away; in the transaction of `contentChanged`, which comes after it. */
  takenAway(uuid: string, decider: Viewer, fields: FieldInLanguage[]): Promise<void> {
    return this.translations.takeAway({ subjectType: 'post', subjectUuid: uuid }, decider.uuid, fields);
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    return viewerUuid === undefined
      ? textsOf(await this.database.row(TEXTS_OF_POST, { post: uuid }))
      : textsOf(await this.database.row(TEXTS_OF_VISIBLE_POST, { post: uuid, viewer: viewerUuid }));
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    return textsOf(await this.database.row(LOCK_TEXTS_OF_POST, { post: uuid }));
  }

  async store(uuid: string, { title = {}, content = {} }: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_POST_TRANSLATIONS, { post: uuid, titles: title, contents: content });
    await this.search.refresh(uuid);
  }
}

function textsOf(row: TextsRow | undefined): TranslatableContent | null {
  if (!row) return null;
  const { authorUuid, originalLanguage, title, content } = row;
  return { authorUuid, originalLanguage, fields: { title, content } };
}
