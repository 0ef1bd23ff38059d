import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import { Registry } from '../../platform/registry.js';
import type { ContentStatements } from './translation-subject.statements.js';

/** What is translated of a subject: each field in the languages that it has. */
export interface TranslatableContent {
  /** Null for imported texts: nobody here wrote them, and their characters are counted when they are asked for. */
  authorUuid: string | null;
  originalLanguage: Language;
  fields: Record<string, LocalizedText>;
  /** Fields that are shown by themselves, each in the language that it has; all others are shown in one. */
  apart?: string[];
}

/** A kind of thing with texts: a post, a comment, a posting, a résumé, the message and notes of an application. */
export interface TranslationSubject {
  /** The texts, or null where there is nothing (any more). With a viewer: as far as that person may see it. */
  load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null>;
  /** The same under a lock, inside a transaction. */
  lock(uuid: string): Promise<TranslatableContent | null>;
  /** Part of the transaction in which somebody has said how it is translated. */
  translated?(uuid: string): Promise<void>;
  /** Adds translations to the texts, the search included, under the lock. */
  store(uuid: string, texts: Record<string, LocalizedText>): Promise<void>;
  /** Whoever writes the texts calls this last in the same transaction: they are translated, and found by the search. */
  contentChanged(uuid: string): Promise<void>;
  /** What is read and written alike of every kind. */
  readonly statements: ContentStatements;
}

/** What there is of a kind of subject in one language. */
export interface SubjectSize {
  language: Language;
  texts: number;
  /** About: short parts are left out, and surrogate pairs count as one. */
  characters: number;
}

/** What can have translations. */
export type SubjectType = 'post' | 'comment' | 'job-posting' | 'resume' | 'application' | 'application-note';

/** The kinds of subjects: each feature registers how its own are read and written. */
@Injectable()
export class TranslationSubjects extends Registry<SubjectType, TranslationSubject> {
  constructor(private readonly database: Database) {
    super();
  }

  /** Who is looking at a subject now, and in which language: they are told of translations. */
  watchers({ statements }: TranslationSubject, uuid: string): Promise<{ userUuid: string; language: Language }[]> {
    return this.database.rows(statements.watchers, { subject: uuid });
  }

  /**
   * How much there is of a kind, for a command that has everything translated: so much at a time as is measured in no time, so a
   * language comes several times.
   */
  async sizes({ statements }: TranslationSubject, rows = 2_000): Promise<SubjectSize[]> {
    const sizes: SubjectSize[] = [];
    for (let last: string | null | undefined = null; last !== undefined;) {
      const page: (SubjectSize & { last: string })[] = await this.database.rows(statements.sizes, {
        after: last,
        limit: rows,
      });
      sizes.push(...page);
      last = page[0]?.last;
    }
    return sizes;
  }

  /**
   * Forgets what is remembered of translations of subjects that are deleted, and what was suggested for those of which nothing is
   * kept any more, one page of `rows` after the other: what is being translated meanwhile waits for no more than one.
   */
  async forgetDeleted(rows = 1_000): Promise<void> {
    for (const [type, { statements }] of this.entries) {
      for (const statement of [statements.forgetDeleted, statements.forgetSuggestions]) {
        for (let last: string | undefined | null = null; last !== undefined;) {
          const page: { last: string } | undefined = await this.database.row(statement, {
            type,
            after: last,
            limit: rows,
          });
          last = page?.last;
        }
      }
    }
  }

  /** All there are of a kind, in pages by uuid; the first one comes after null. */
  async uuidsAfter({ statements }: TranslationSubject, uuid: string | null, limit: number): Promise<string[]> {
    return (await this.database.rows(statements.after, { after: uuid, limit })).map((row) => row.uuid);
  }
}
