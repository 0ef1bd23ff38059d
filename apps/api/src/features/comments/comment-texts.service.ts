import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import { type JobRequest, Jobs } from '../../platform/jobs/jobs.js';
import { lookForSigns } from '../reports/scam-marks.service.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import { WordsInForce } from '../watched-words/words-in-force.js';
import {
  COMMENTS_AS_SUBJECTS,
  LOCK_TEXT_OF_COMMENT,
  STORE_COMMENT_TRANSLATIONS,
  TEXT_OF_COMMENT,
  TEXT_OF_VISIBLE_COMMENT,
} from './comment-texts.statements.js';
import type { CommentRow } from './comments.views.js';

interface TextRow {
  authorUuid: string;
  originalLanguage: Language;
  content: LocalizedText;
}

/** What comments say, as what is translated. */
@Injectable()
export class CommentTextsService implements TranslationSubject {
  readonly statements = COMMENTS_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly translations: TranslationsService,
    private readonly jobs: Jobs,
    private readonly watched: WordsInForce,
  ) {
    subjects.register('comment', this);
  }

  /** As `contentChanged`, for a comment that this transaction has inserted. Returns what its caller has to send. */
  async written({ uuid, user, originalLanguage, content }: CommentRow): Promise<JobRequest[]> {
    const translations = await this.translations.requestOfNew(
      { subjectType: 'comment', subjectUuid: uuid },
      { authorUuid: user.uuid, originalLanguage, fields: { content } },
    );
    const isMarked = this.watched.find(content[originalLanguage] ?? '').length > 0;
    return isMarked ? [...translations, lookForSigns({ type: 'comment', uuid })] : translations;
  }

  /** Whoever writes a comment's text calls this in the same transaction. */
  async contentChanged(uuid: string): Promise<void> {
    await this.translations.request({ subjectType: 'comment', subjectUuid: uuid }, () => this.load(uuid));
    await this.translated(uuid);
  }

  /** What it says in another language is looked through, too. */
  async translated(uuid: string): Promise<void> {
    await this.jobs.sendAll([lookForSigns({ type: 'comment', uuid })]);
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    return viewerUuid === undefined
      ? textsOf(await this.database.row(TEXT_OF_COMMENT, { comment: uuid }))
      : textsOf(await this.database.row(TEXT_OF_VISIBLE_COMMENT, { comment: uuid, viewer: viewerUuid }));
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    return textsOf(await this.database.row(LOCK_TEXT_OF_COMMENT, { comment: uuid }));
  }

  async store(uuid: string, { content = {} }: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_COMMENT_TRANSLATIONS, { comment: uuid, contents: content });
  }
}

function textsOf(row: TextRow | undefined): TranslatableContent | null {
  if (!row) return null;
  const { authorUuid, originalLanguage, content } = row;
  return { authorUuid, originalLanguage, fields: { content } };
}
