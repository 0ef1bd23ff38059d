import { unzipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';

const ZIP = [0x50, 0x4b];
/** What a packed file may come to: some pack a terabyte into a kilobyte. */
const UNPACKED_MAX_BYTES = 200 * 1024 ** 2;
/** What a sheet has at most, filled or not; people's own programs write its last row down. */
const SHEET_MAX = { rows: 1_048_576, columns: 16_384 };
/** What is read puts something in each place before a cell and beside it, and cells say themselves where they stand. */
const PLACES_MAX = 10_000_000;
const PLACED = /<(?:\w+:)?(?:row|c)\s(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * A file's table as CSV, each row in a line of its own number: of a spreadsheet its first sheet, of a text the text, in UTF-8 or as
 * Korean Windows writes it. Rejects for a spreadsheet that is broken, or too large to be unpacked.
 */
export async function csvOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return ZIP.every((byte, at) => bytes[at] === byte) ? csvOfSheet(bytes) : textOf(bytes);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

async function csvOfSheet(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  assertUnpacks(bytes);
  // Amounts stay as they are written: a number of JavaScript's would round them.
  const rows = await readSheet<string>(bytes.buffer, { trim: false, parseNumber: (digits) => digits });
  return rows.map((row) => row.map(fieldOf).join(',').replace(/,+$/, '')).join('\r\n');
}

function assertUnpacks(bytes: Uint8Array): void {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      if (unpacked > UNPACKED_MAX_BYTES) throw new Error('The spreadsheet is too large.');
      return true;
    },
  });
  // Which of them is the sheet another one says.
  for (const part of Object.values(parts)) assertNear(new TextDecoder().decode(part));
}

/** A cell at ZZZZZZ1, or a row of the number four milliards, is a table of as many empty ones. */
function assertNear(part: string): void {
  let [rows, columns] = [0, 0];
  for (const [tag] of part.matchAll(PLACED)) {
    const attributes = new Map([...tag.matchAll(ATTRIBUTE)].map(([, name, one, other]) => [name, one ?? other]));
    const [row, column] = placeOf(attributes.get('r') ?? '1');
    const isEmpty = tag.endsWith('/>') || column === 0;
    if (!isEmpty) [rows, columns] = [Math.max(rows, row), Math.max(columns, column)];
    if (row > SHEET_MAX.rows || column > SHEET_MAX.columns || rows * columns > PLACES_MAX)
      throw new Error('The spreadsheet is too wide or too long.');
  }
}

/** The numbers of the row and of the column, which is 0 for a row; endless of what is no place. */
function placeOf(text: string): [row: number, column: number] {
  const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(text) ?? [];
  if (letters === undefined) return [Infinity, Infinity];
  return [Number(digits), [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)];
}

/** A day as forms write it, what would end a field in quotes. */
function fieldOf(value: CellValue<string> | null): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
