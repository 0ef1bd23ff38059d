import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Statement } from '../database/statement.js';
import { Registry } from '../registry.js';

/**
 * In which order rows are erased: the order in which ordinary writes lock them, so that a withdrawal waits for a write or
 * a write for a withdrawal, and never each for the other. What a write does first comes first.
 */
export const ERASE_STAGES = ['replies', 'posts', 'relations', 'news', 'account', 'presence'] as const;
type EraseStage = (typeof ERASE_STAGES)[number];

/** Somebody who leaves, and what becomes of the posts and comments. */
export interface Withdrawal {
  userUuid: string;
  posts: 'keep' | 'delete';
}

/** One page of a list of what is kept about a person. */
type ExportStatement = Statement<{ user: string; after: string | null; limit: number }, { key: string; item: string }>;

/** What one feature keeps about people. */
export interface PersonalPart {
  /** Columns (`table.column`) that refer to a person; after a withdrawal no row of theirs names the person. */
  erases: readonly string[];
  /** Columns that go on naming the withdrawn, by then anonymous person, and why. */
  keeps?: Readonly<Record<string, string>>;
  /**
   * Lists of the export by name. Each statement reads one page of `limit` entries after a key; `item` is the JSON of one as text.
   */
  exports: Readonly<Record<string, ExportStatement>>;
  stage: EraseStage;
  /** Erases inside the withdrawal's transaction, and may run again: what is gone already is no error. */
  erase(leaving: Withdrawal): Promise<unknown>;
}

/** The end of an export's statement, for `PersonalPart.exports`. */
export const exportPage = (key: string) =>
  `and (:after?::uuid is null or ${key} > :after?) order by ${key} limit :limit`;

const PAGE = 100;

/** Everything that is kept about people: each feature registers what it keeps, how it is exported and how it is erased. */
@Injectable()
export class PersonalData extends Registry<string, PersonalPart> {
  constructor(private readonly database: Database) {
    super();
  }

  /** Every column that some feature answers for, and whether it is erased. */
  get columns(): { column: string; isErased: boolean }[] {
    return this.values.flatMap(({ erases, keeps = {} }) => [
      ...erases.map((column) => ({ column, isErased: true })),
      ...Object.keys(keeps).map((column) => ({ column, isErased: false })),
    ]);
  }

  /** Erases a person in every feature; part of the caller's transaction. */
  async erase(leaving: Withdrawal): Promise<void> {
    for (const stage of ERASE_STAGES) {
      for (const part of this.values) if (part.stage === stage) await part.erase(leaving);
    }
  }

  /** All that is known about a person, as the chunks of one JSON text; no more than a page of rows is held at a time. */
  async *export(userUuid: string): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())}`;
    for (const [name, statement] of this.values.flatMap(({ exports }) => Object.entries(exports))) {
      let separator = `,\n${JSON.stringify(name)}:[`;
      for await (const item of this.#items(statement, userUuid)) {
        yield `${separator}\n${item}`;
        separator = ',';
      }
      yield separator === ',' ? ']' : `${separator}]`;
    }
    yield '}\n';
  }

  async *#items(statement: ExportStatement, userUuid: string): AsyncGenerator<string> {
    let rows: { key: string; item: string }[];
    let after: string | null = null;
    do {
      rows = await this.database.rows(statement, { user: userUuid, after, limit: PAGE });
      for (const { item } of rows) yield item;
      after = rows.at(-1)?.key ?? null;
    } while (rows.length === PAGE);
  }
}
