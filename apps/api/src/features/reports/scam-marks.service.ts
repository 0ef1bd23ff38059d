import { createHash } from 'node:crypto';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import type { Language } from '@haiko/shared/i18n/languages';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { JobKind, JobRequest } from '../../platform/jobs/jobs.js';
import { Desk } from '../desk/desk.service.js';
import { type TranslatableContent, TranslationSubjects } from '../translations/translation-subjects.js';
import { WordsInForce } from '../watched-words/words-in-force.js';
import type { MarkedType } from './scam-mark.entity.js';
import { LOCK_TARGET } from './reports.statements.js';
import {
  DROP_CASE_WITHOUT_SIGNS,
  FIND_NEW_SIGNS,
  FORGET_DELETED,
  FORGET_SIGNS,
  LANGUAGES_BY_PEOPLE,
  OPEN_CASE_BY_SIGNS,
  SET_SIGNS,
  SET_WORDS,
} from './scam-marks.statements.js';

/** What everybody can read, and may read like a scam or have a watched word. */
export interface ScamSubject {
  type: 'post' | 'job-posting' | 'comment';
  uuid: string;
}

export const LOOK_FOR_SIGNS: JobKind<ScamSubject> = { name: 'reports.lookForScamSigns' };

/** Whoever writes a text that everybody can read sends this in the same transaction; the writer waits for nothing. */
export const lookForSigns = (data: ScamSubject): JobRequest => ({ kind: LOOK_FOR_SIGNS, data });

/** A text that has marks, and the case in which they are decided about. */
interface Marked {
  type: MarkedType;
  target: string;
  hash: string;
  case: string;
}

/** One of the two. */
interface Mark {
  sign: string | null;
  word: string | null;
}

/** The parts of a text in which signs are looked for; a posting's places are none. */
const PARTS = ['title', 'content', 'description', 'extraInfo'];

/**
 * Keeps for moderators what reads like a scam or has a word that they watch: each sign and each word of a text once, with its case,
 * until the text says it no more.
 */
@Injectable()
export class ScamMarks {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly desk: Desk,
    private readonly watched: WordsInForce,
  ) {}

  /**
   * Looks at the text as it is by now, and opens a case where it has signs that nobody has decided about. What another site
   * brought, or what nobody can read at this moment, stays as it is.
   */
  async look({ type, uuid: target }: ScamSubject): Promise<void> {
    const opened = await this.database.transaction(async () => {
      await this.database.rows(LOCK_TARGET, { type, target });
      const content = await this.subjects.get(type)?.load(target);
      if (!content?.authorUuid) return undefined;
      const byPeople = await this.database.rows(LANGUAGES_BY_PEOPLE, { type, target });
      const text = writtenText(content, [content.originalLanguage, ...byPeople.map(({ language }) => language)]);
      const found = {
        type,
        target,
        signs: type === 'comment' ? [] : scamSigns(text),
        words: this.watched.find(text),
        hash: createHash('sha256').update(text).digest('base64url'),
      };
      await this.database.rows(FORGET_SIGNS, found);
      await this.database.rows(DROP_CASE_WITHOUT_SIGNS, found);
      const marks = await this.database.rows(FIND_NEW_SIGNS, found);
      if (marks.length === 0) return undefined;
      const opens = await this.database.row(OPEN_CASE_BY_SIGNS, { type, target, author: content.authorUuid, text });
      if (opens) await this.#set({ type, target, hash: found.hash, case: opens.uuid }, marks);
      return opens?.uuid;
    });
    if (opened !== undefined) await this.desk.changed(opened);
  }

  /** What two people write each other is looked at once one of them has reported it, and no more of it than they reported. */
  async lookAtReported(caseUuid: string, target: string, excerpt: string): Promise<void> {
    const signs = scamSigns(excerpt).map((sign) => ({ sign, word: null }));
    const words = this.watched.find(excerpt).map((word) => ({ sign: null, word }));
    await this.#set({ type: 'note', target, hash: '', case: caseUuid }, [...signs, ...words]);
  }

  async #set(marked: Marked, marks: readonly Mark[]): Promise<void> {
    const signs = marks.flatMap(({ sign }) => sign ?? []);
    const words = marks.flatMap(({ word }) => word ?? []);
    if (signs.length > 0) await this.database.rows(SET_SIGNS, { ...marked, signs });
    if (words.length > 0) await this.database.rows(SET_WORDS, { ...marked, words });
  }

  /** Forgets what was found in what is deleted by now. */
  async forgetDeleted(): Promise<void> {
    await this.database.rows(FORGET_DELETED);
  }
}

/** The original, and what people have said that it means: a machine adds nothing of its own. */
function writtenText({ fields }: TranslatableContent, languages: Language[]): string {
  return languages
    .flatMap((language) => PARTS.map((part) => fields[part]?.[language] ?? ''))
    .filter((text) => text !== '')
    .join('\n');
}
