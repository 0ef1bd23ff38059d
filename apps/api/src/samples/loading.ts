import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { resolveRegion } from '@haiko/shared/rules/region';
import type { Samples } from './read-samples.js';
import type { StoredFiles } from './store-files.js';

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** Values by the names of their columns; Postgres converts them to the columns' types. */
export type Row = Record<string, unknown>;

interface Given {
  manager: EntityManager;
  samples: Samples;
  files: StoredFiles;
  /** Of the one password of all sample accounts. */
  passwordHash: string;
}

/** What all who load samples share. */
export interface Loading extends Given {
  /** The uuid of what has this key: `person linh`, `post kimchi-day`; null for what has none. */
  uuidOf: (what: string, key: string | undefined) => string | null;
  /** The moment so many minutes ago, as Postgres reads it. */
  moment: (minutesAgo: number) => string;
  /** Inserts one row or several for each item. */
  insert: <Item>(
    table: string,
    items: readonly Item[],
    rowsOf: (item: Item, at: number) => Row | Row[],
  ) => Promise<void>;
}

/** One moment for the whole load, and one uuid for each key. */
export function startLoading(given: Given): Loading {
  const now = Date.now();
  const uuids = new Map<string, string>();
  return {
    ...given,
    uuidOf(what, key) {
      if (key === undefined) return null;
      const uuid = uuids.get(`${what} ${key}`) ?? randomUUID();
      uuids.set(`${what} ${key}`, uuid);
      return uuid;
    },
    moment: (minutesAgo) => new Date(now - minutesAgo * 60_000).toISOString(),
    async insert(table, items, rowsOf) {
      const rows = items.flatMap(rowsOf);
      const columns = Object.keys(rows[0] ?? { uuid: null }).join(', ');
      const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
      await given.manager.query(sql, [JSON.stringify(rows)]);
    },
  };
}

/** The id of the district that an address of the samples lies in. */
export const districtIdOf = (address: string | undefined): number | null =>
  address === undefined ? null : (resolveRegion(address)?.levelTwo.id ?? null);

/** One part of a text in the languages that it is there in. */
export function inLanguages<Text>(
  texts: Partial<Record<Language, Text>>,
  partOf: (text: Text) => string | undefined,
): Partial<Record<Language, string>> {
  const parts = LANGUAGES.map((language) => [language, texts[language] && partOf(texts[language])] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
