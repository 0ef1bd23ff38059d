import { unzipSync } from 'fflate';

const ZIP = [0x50, 0x4b];
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that there never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Numbers that spreadsheets keep days as: 2000 to 2099. What is owed is less, or more by far. */
const DAYS = { first: 36_526, last: 73_050 };

/** What a packed file may come to: some pack a terabyte into a kilobyte. */
const UNPACKED_MAX_BYTES = 200 * 1024 ** 2;
/** Rows that a sheet leaves out because they are empty. */
const EMPTY_ROWS_MAX = 1_000;

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

function csvOfSheet(bytes: Uint8Array): string {
  const needed = /^xl\/(sharedStrings\.xml|worksheets\/sheet1\.xml)$/;
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!needed.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > UNPACKED_MAX_BYTES) throw new Error('The spreadsheet is too large.');
      return true;
    },
  });
  const shared = [...partOf(files['xl/sharedStrings.xml']).getElementsByTagName('si')].map(wordsOf);
  const rows = [...partOf(files['xl/worksheets/sheet1.xml']).getElementsByTagName('row')];
  const lines: string[] = [];
  for (const row of rows) {
    const empty = Number(row.getAttribute('r') ?? 0) - lines.length - 1;
    if (empty > 0) lines.push(...Array<string>(Math.min(empty, EMPTY_ROWS_MAX)).fill(''));
    lines.push(lineOf(row, shared));
  }
  return lines.join('\r\n');
}

function partOf(bytes = new Uint8Array()): Document {
  return new DOMParser().parseFromString(new TextDecoder().decode(bytes) || '<none/>', 'application/xml');
}

/** Empty cells are left out of a file, so that each says in which column it stands. */
function lineOf(row: Element, shared: readonly string[]): string {
  const cells: string[] = [];
  for (const cell of row.getElementsByTagName('c')) {
    cells[columnOf(cell.getAttribute('r') ?? 'A1')] = valueOf(cell, shared);
  }
  return Array.from(cells, (value = '') => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(
    ',',
  );
}

function columnOf(place: string): number {
  return [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return wordsOf(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  if (type === 's') return shared[Number(value)] ?? '';
  return type === null || type === 'n' ? dayOr(value, cell.hasAttribute('s')) : value;
}

/** Days are numbers with a format of their own. */
function dayOr(value: string, isFormatted: boolean): string {
  const number = Number(value);
  const isDay = isFormatted && Number.isInteger(number) && number >= DAYS.first && number <= DAYS.last;
  return isDay ? new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10) : value;
}

/** Without how it is to be read aloud (`rPh`). */
function wordsOf(element: Element): string {
  const words = [...element.getElementsByTagName('t')].filter((word) => word.parentElement?.tagName !== 'rPh');
  return words.map(({ textContent }) => textContent).join('');
}
