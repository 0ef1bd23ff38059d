import { createHash } from 'node:crypto';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { foldForSearch } from '@haiko/shared/rules/searchText';
import { hasForbiddenCharacters, normalizeText } from '@haiko/shared/rules/text';
import type { FieldErrorCode } from '@haiko/shared/errors';
import { DEFAULTER_COLUMNS, type DefaulterColumn } from '@haiko/shared/wageDefaulters';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../platform/errors/app-error.js';

/** An entry of the list, as the statements take it. */
export interface Defaulter {
  identity: string;
  name: string;
  representative: string;
  business: string;
  address: string;
  amount: number;
  publishedFrom: string;
  publishedUntil: string;
  nameKeys: string[];
}

const TEXT_MAX = 300;
/** Bytes of a line; far more than the texts of an entry may take. */
const RECORD_MAX = 20_000;
const KEY_MIN = 2;
/** What says of which kind a company is, and is written or left out at will. */
const LEGAL_FORMS =
  /\((주|유|합|재|사)\)|주식회사|유한책임회사|유한회사|합자회사|합명회사|\b(co|corp|inc|ltd|llc|company|corporation|limited)\b/gu;

/** The form in which names of companies are compared: without legal form, case, blanks and signs. '' where too little is left. */
export function nameKey(name: string): string {
  const key = foldForSearch(name)
    .replace(LEGAL_FORMS, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return [...key].length < KEY_MIN ? '' : key;
}

/**
 * Reads the list: CSV whose first line names the columns, in English or Korean, in any order. Each entry once. Throws
 * `VALIDATION_FAILED` with the line of the file, as `list.12` or `list.12.amount`, where it cannot be read.
 */
export function readDefaulters(list: string): Defaulter[] {
  const entries = new Map<string, Defaulter>();
  let columns: Record<DefaulterColumn, number> | undefined;
  forEachRecord(list, (record, line) => {
    if (!columns) return void (columns = columnsOf(record));
    const entry = entryOf(columns, record, `list.${line}`);
    entries.set(entry.identity, entry);
  });
  if (entries.size === 0) throw refusal('list', 'REQUIRED');
  return [...entries.values()];
}

/** Each as it is read: what is no list is refused at its first line, not at its end. */
function forEachRecord(list: string, take: (record: string[], line: number) => void): void {
  try {
    parse(list, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_MAX,
      on_record: (record: string[], { lines }) => (take(record, lines), null),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw refusal(lines === undefined ? 'list' : `list.${lines}`, 'INVALID');
  }
}

/** Where each column stands. */
function columnsOf(head: readonly string[]): Record<DefaulterColumn, number> {
  const names = head.map((name) => foldForSearch(name));
  const found = Object.entries(DEFAULTER_COLUMNS).map(([column, titles]) => {
    const at = names.findIndex((name) => titles.some((title) => foldForSearch(title) === name));
    if (at < 0) throw refusal(`list.1.${column}`, 'REQUIRED');
    return [column, at];
  });
  return Object.fromEntries(found) as Record<DefaulterColumn, number>;
}

function entryOf(columns: Record<DefaulterColumn, number>, record: readonly string[], path: string): Defaulter {
  const textOf = (column: DefaulterColumn) => {
    const text = normalizeText(record[columns[column]] ?? '');
    if (text.length > TEXT_MAX) throw refusal(`${path}.${column}`, 'TOO_LONG');
    if (hasForbiddenCharacters(text)) throw refusal(`${path}.${column}`, 'INVALID');
    return text;
  };
  const dayOf = (column: DefaulterColumn) => {
    const day = textOf(column).replace(/^(\d{4})[./](\d{2})[./](\d{2})$/, '$1-$2-$3');
    if (!isCalendarDate(day)) throw refusal(`${path}.${column}`, day === '' ? 'REQUIRED' : 'INVALID');
    return day;
  };
  const [name, business] = [textOf('name'), textOf('business')];
  if (name === '') throw refusal(`${path}.name`, 'REQUIRED');
  const [representative, address] = [textOf('representative'), textOf('address')];
  const amount = Number(textOf('amount').replace(/[,\s]|원$/g, ''));
  if (!Number.isSafeInteger(amount) || amount <= 0) throw refusal(`${path}.amount`, 'INVALID');
  const [publishedFrom, publishedUntil] = [dayOf('publishedFrom'), dayOf('publishedUntil')];
  if (publishedUntil < publishedFrom) throw refusal(`${path}.publishedUntil`, 'OUT_OF_RANGE');
  const identity = createHash('sha256')
    .update(JSON.stringify([name, representative, business, address]))
    .digest('base64url');
  const nameKeys = [...new Set([nameKey(name), nameKey(business)])].filter(Boolean);
  return { identity, name, representative, business, address, amount, publishedFrom, publishedUntil, nameKeys };
}

function refusal(path: string, code: FieldErrorCode): AppError {
  return new AppError('VALIDATION_FAILED', { fields: [{ path, code }] });
}
