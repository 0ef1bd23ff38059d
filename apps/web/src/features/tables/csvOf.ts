import { zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { unpack } from './unpack.ts';

const ZIP = [0x50, 0x4b];
/** What a packed file may come to: some pack a terabyte into a kilobyte. */
const UNPACKED_MAX_BYTES = 200 * 1024 ** 2;
/** What a sheet has at most, filled or not; people's own programs write its last row down. */
const SHEET_MAX = { rows: 1_048_576, columns: 16_384 };
/** What is read puts something in each place before a cell and beside it, and cells say themselves where they stand. */
const PLACES_MAX = 10_000_000;
const PLACED = /<(?:[\w.-]*:)?(?:row|c)\s+((?:[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')\s*)*)(\/?>)?/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

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
  const isWanted = (name: string) => name.endsWith('.xml') || name.endsWith('.rels');
  const parts = unpack(bytes, { maxBytes: UNPACKED_MAX_BYTES, isWanted });
  // Which of them is the sheet another one says.
  for (const part of parts.values()) assertNear(new TextDecoder().decode(part));
  // What is read is what was looked at, and no file that says of itself what it likes.
  const looked = zipSync(Object.fromEntries(parts), { level: 0 });
  // Amounts stay as they are written: a number of JavaScript's would round them.
  const rows = await readSheet<string>(looked.buffer, { trim: false, parseNumber: (digits) => digits });
  return rows.map((row) => row.map(fieldOf).join(',').replace(/,+$/, '')).join('\r\n');
}

/** A cell at ZZZZZZ1, or a row of the number four milliards, is a table of as many empty ones. */
function assertNear(part: string): void {
  let [rows, columns] = [0, 0];
  for (const [, attributes = '', end] of part.matchAll(PLACED)) {
    // What is not written as XML is may say a place to others that it does not say here.
    if (end === undefined) throw new Error('The spreadsheet is broken.');
    for (const place of placesIn(attributes)) {
      const [row, column] = placeOf(place);
      const isEmpty = end === '/>' || column === 0;
      if (!isEmpty) [rows, columns] = [Math.max(rows, row), Math.max(columns, column)];
      if (row > SHEET_MAX.rows || column > SHEET_MAX.columns || rows * columns > PLACES_MAX)
        throw new Error('The spreadsheet is too wide or too long.');
    }
  }
}

/** What `r` says, in whatever namespace: who reads it does not ask for that. */
function placesIn(attributes: string): string[] {
  const all = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', one, other = '']) => ({
    name,
    text: one ?? other,
  }));
  return all.filter(({ name }) => name.slice(name.indexOf(':') + 1) === 'r').map(({ text }) => text);
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
