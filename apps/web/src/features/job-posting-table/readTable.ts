import { JOB_POSTING_TABLE_BYTES, JOB_POSTING_TABLE_ROWS } from '@haiko/shared/limits';
import { foldForSearch } from '@haiko/shared/rules/searchText';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { csvOf } from '#/features/tables/csvOf.ts';
import { originOf, type RowOrigin } from './rowOrigin.ts';
import { type CellProblem, type Cells, type ReadRow, RowReader } from './rowValues.ts';
import { ALL_COLUMNS, columnsOf, type ColumnName, isOptional, TABLE_COLUMNS } from './tableColumns.ts';

/** Why a whole table cannot be read. */
export type TableFault = 'UNREADABLE' | 'EMPTY' | 'TOO_LARGE' | { missing: ColumnName };

export class TableError extends Error {
  readonly fault: TableFault;
  constructor(fault: TableFault) {
    super(typeof fault === 'string' ? fault : `There is no column ${fault.missing}.`);
    this.fault = fault;
  }
}

/** A row that cannot be sent, by the number that a spreadsheet shows beside it. */
export interface WrongRow {
  row: number;
  problems: CellProblem[];
}

/** A table as it was read. */
export interface ReadTable {
  right: Extract<ReadRow, { body: unknown }>['body'][];
  /** Whose they are, in the same order; none in a company's own table. */
  origins: RowOrigin[];
  wrong: WrongRow[];
  /** What the heads of the columns are in this file. */
  heads: Partial<Record<ColumnName, string>>;
}

interface ReadingOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** Whether it holds postings of many companies. */
  isOfSource?: boolean;
}

const COLUMNS_MAX = 60;
/** Filled or not: empty rows stand between others, and spreadsheets write some behind the last one. */
const LINES_MAX = 200_000;
/** Rows that are looked at before the screen may answer a tap. */
const AT_ONCE = 25;

/**
 * Reads a table of postings (XLSX, or CSV in UTF-8 or as Korean Windows writes it) whose first row names the columns, in any order.
 * Throws `TableError` for what is none, and the reason of `signal` once it is aborted.
 */
export async function readTable(
  file: Blob,
  { onProgress, signal, isOfSource = false }: ReadingOptions = {},
): Promise<ReadTable> {
  if (file.size > JOB_POSTING_TABLE_BYTES) throw new TableError('TOO_LARGE');
  const [head, ...filled] = await rowsOf(file);
  if (head === undefined || filled.length === 0) throw new TableError('EMPTY');
  const places = placesOf(head.record, isOfSource);
  const table: ReadTable = { right: [], origins: [], wrong: [], heads: headsOf(head.record, places) };
  const reader = new RowReader(isOfSource);
  const references = new Set<string>();
  for (const [index, { record, row }] of filled.entries()) {
    const cells = cellsOf(record, places);
    const read = reader.read(cells);
    const origin = isOfSource ? originOf(cells, references) : undefined;
    const problems = [...(Array.isArray(origin) ? origin : []), ...(read.problems ?? [])];
    if (read.body && !Array.isArray(origin)) {
      table.right.push(read.body);
      if (origin) table.origins.push(origin);
    } else table.wrong.push({ row, problems });
    if (index % AT_ONCE !== AT_ONCE - 1) continue;
    onProgress?.((index + 1) / filled.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
  return table;
}

/** A row with something in it, by the number that a spreadsheet shows beside it. */
interface FilledRow {
  row: number;
  record: readonly string[];
}

async function rowsOf(file: Blob): Promise<FilledRow[]> {
  const csv = await csvOf(file).catch(() => {
    throw new TableError('UNREADABLE');
  });
  const filled: FilledRow[] = [];
  let row = 0;
  const take = (record: string[]) => {
    row += 1;
    if (record.some((cell) => cell.trim() !== '')) filled.push({ row, record });
    // One of them is the head.
    if (filled.length > JOB_POSTING_TABLE_ROWS + 1 || row > LINES_MAX) throw new TableError('TOO_LARGE');
    return null;
  };
  try {
    // Korean Excel divides by commas, that of other countries by semicolons, and what is copied from a sheet by tabs.
    parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'].sort((one, next) => countInHead(csv, next) - countInHead(csv, one))[0] ?? ',',
      relax_column_count: true,
      on_record: take,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new TableError('UNREADABLE');
    throw error;
  }
  return filled;
}

function countInHead(csv: string, sign: string): number {
  return (csv.split(/\r?\n/, 1)[0] ?? '').split(sign).length;
}

/** Where each column stands. */
function placesOf(head: readonly string[], isOfSource: boolean): Partial<Record<ColumnName, number>> {
  const heads = head.slice(0, COLUMNS_MAX).map((name) => foldForSearch(name));
  const places: Partial<Record<ColumnName, number>> = {};
  for (const column of columnsOf(isOfSource)) {
    const { ko, en } = TABLE_COLUMNS[column];
    const titles = [ko, en, column].map(foldForSearch);
    const at = heads.findIndex((name) => titles.includes(name));
    if (at >= 0) places[column] = at;
    else if (!isOptional(column, isOfSource)) throw new TableError({ missing: column });
  }
  return places;
}

function headsOf(head: readonly string[], places: Partial<Record<ColumnName, number>>): ReadTable['heads'] {
  return Object.fromEntries(Object.entries(places).map(([column, at]) => [column, head[at]?.trim() ?? '']));
}

function cellsOf(record: readonly string[], places: Partial<Record<ColumnName, number>>): Cells {
  const cellOf = (at: number | undefined) => (at === undefined ? '' : (record[at] ?? ''));
  return Object.fromEntries(ALL_COLUMNS.map((column) => [column, cellOf(places[column])])) as Cells;
}
