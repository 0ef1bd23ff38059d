import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database/database.js';

/**
 * In which order rows are erased: the order in which ordinary writes lock them, so that a withdrawal waits for a write or
 * a write for a withdrawal, and never each for the other. What a write does first comes first.
 */
export const ERASE_STAGES = ['replies', 'posts', 'relations', 'news', 'account', 'presence'] as const;
type EraseStage = (typeof ERASE_STAGES)[number];

/** Somebody who leaves, and what becomes of the posts and comments. */
export interface Leaving {
  userUuid: string;
  posts: 'keep' | 'delete';
}

/** What one feature keeps about people. */
export interface PersonalPart {
  /** Columns (`table.column`) that refer to a person; after a withdrawal no row of theirs names the person. */
  erases: readonly string[];
  /** Columns that go on naming the withdrawn, by then anonymous person, and why. */
  keeps?: Readonly<Record<string, string>>;
  /**
   * Lists of the export by name. Each statement reads one page: $1 the person, $2 the key before it or null, $3 how many;
   * it answers `key` and `item`, the JSON of one entry as text.
   */
  exports: Readonly<Record<string, Statement>>;
  stage: EraseStage;
  /** Erases inside the withdrawal's transaction, and may run again: what is gone already is no error. */
  erase(leaving: Leaving): Promise<unknown>;
}

/** The end of an export's statement, for `PersonalPart.exports`. */
export const exportPage = (key: string) => `and ($2::uuid is null or ${key} > $2) order by ${key} limit $3`;

const PAGE = 100;

/** Everything that is kept about people: each feature says what it keeps, how it is exported and how it is erased. */
@Injectable()
export class PersonalData {
  readonly #parts: PersonalPart[] = [];

  constructor(private readonly database: Database) {}

  /** Called once, when the feature is made. */
  part(part: PersonalPart): void {
    this.#parts.push(part);
  }

  /** Every column that some feature answers for, and whether it is erased. */
  get columns(): { column: string; isErased: boolean }[] {
    return this.#parts.flatMap(({ erases, keeps = {} }) => [
      ...erases.map((column) => ({ column, isErased: true })),
      ...Object.keys(keeps).map((column) => ({ column, isErased: false })),
    ]);
  }

  /** Erases a person in every feature; part of the caller's transaction. */
  async erase(leaving: Leaving): Promise<void> {
    for (const stage of ERASE_STAGES) {
      for (const part of this.#parts) if (part.stage === stage) await part.erase(leaving);
    }
  }

  /** All that is known about a person, as the pieces of one JSON text; no more than a page of rows is held at a time. */
  async *export(userUuid: string): AsyncGenerator<string> {
    yield `{"exportedAt":${JSON.stringify(new Date())}`;
    for (const [name, statement] of this.#parts.flatMap(({ exports }) => Object.entries(exports))) {
      let separator = `,\n${JSON.stringify(name)}:[`;
      for await (const item of this.#items(statement, userUuid)) {
        yield `${separator}\n${item}`;
        separator = ',';
      }
      yield separator === ',' ? ']' : `${separator}]`;
    }
    yield '}\n';
  }

  async *#items(statement: Statement, userUuid: string): AsyncGenerator<string> {
    let rows: { key: string; item: string }[];
    let after: string | null = null;
    do {
      rows = await this.database.rows(statement, [userUuid, after, PAGE]);
      for (const { item } of rows) yield item;
      after = rows.at(-1)?.key ?? null;
    } while (rows.length === PAGE);
  }
}
