import { createHash } from 'node:crypto';
import { scamSigns } from '@haiko/shared/rules/scamSigns';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { JobKind, JobRequest } from '../../platform/jobs/jobs.js';
import { type TranslatableContent, TranslationSubjects } from '../translations/translation-subjects.js';
import { Desk } from './desk.service.js';
import { LOCK_TARGET } from './reports.statements.js';
import {
  DROP_CASE_WITHOUT_SIGNS,
  FIND_NEW_SIGNS,
  FORGET_DELETED,
  FORGET_SIGNS,
  OPEN_CASE_BY_SIGNS,
  SET_SIGNS,
} from './scam-marks.statements.js';

/** What everybody can read, and may read like a scam. */
export interface ScamSubject {
  type: 'post' | 'job-posting';
  uuid: string;
}

export const LOOK_FOR_SIGNS: JobKind<ScamSubject> = { name: 'reports.lookForScamSigns' };

/** Whoever writes a text that everybody can read sends this in the same transaction; the writer waits for nothing. */
export const lookForSigns = (data: ScamSubject): JobRequest => ({ kind: LOOK_FOR_SIGNS, data });

/** The parts of a text in which signs are looked for; a posting's places are none. */
const PARTS = ['title', 'content', 'description', 'extraInfo'];

/** Keeps what reads like a scam for moderators: each sign of a text once, with its case, until the text says it no more. */
@Injectable()
export class ScamMarks {
  constructor(
    private readonly database: Database,
    private readonly subjects: TranslationSubjects,
    private readonly desk: Desk,
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
      const text = writtenText(content);
      const found = {
        type,
        target,
        signs: scamSigns(text),
        hash: createHash('sha256').update(text).digest('base64url'),
      };
      await this.database.rows(FORGET_SIGNS, found);
      await this.database.rows(DROP_CASE_WITHOUT_SIGNS, found);
      const signs = (await this.database.rows(FIND_NEW_SIGNS, found)).map(({ sign }) => sign);
      if (signs.length === 0) return undefined;
      const opens = await this.database.row(OPEN_CASE_BY_SIGNS, { type, target, author: content.authorUuid, text });
      if (opens) await this.database.rows(SET_SIGNS, { ...found, signs, case: opens.uuid });
      return opens?.uuid;
    });
    if (opened !== undefined) await this.desk.changed(opened);
  }

  /** Forgets what was found in what is deleted by now. */
  async forgetDeleted(): Promise<void> {
    await this.database.rows(FORGET_DELETED);
  }
}

function writtenText({ fields, originalLanguage }: TranslatableContent): string {
  return PARTS.map((part) => fields[part]?.[originalLanguage] ?? '')
    .filter((text) => text !== '')
    .join('\n');
}
