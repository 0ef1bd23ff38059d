import { DEADLINE_DEFAULT_DAYS } from '@haiko/shared/limits';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { serverNow } from '#/i18n/serverClock.ts';
import { columnsOf, TABLE_COLUMNS } from './tableColumns.ts';

/** Spreadsheets take a file for UTF-8 that begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table with the heads of all columns and one posting, as CSV that every spreadsheet opens. */
export function tableTemplate(language: 'ko' | 'en', { isOfSource = false } = {}, now = serverNow()): string {
  const columns = columnsOf(isOfSource);
  const heads = columns.map((column) => TABLE_COLUMNS[column][language]);
  const example = columns.map((column) =>
    column === 'deadlineDate' ? seoulDayAfter(DEADLINE_DEFAULT_DAYS, now) : TABLE_COLUMNS[column].example[language],
  );
  return BYTE_ORDER_MARK + [heads, example].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
