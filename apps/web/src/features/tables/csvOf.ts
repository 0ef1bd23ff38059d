import { unzipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';

const ZIP = [0x50, 0x4b];
/** What a packed file may come to: some pack a terabyte into a kilobyte. */
const UNPACKED_MAX_BYTES = 200 * 1024 ** 2;

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
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      if (unpacked > UNPACKED_MAX_BYTES) throw new Error('The spreadsheet is too large.');
      return false;
    },
  });
}

/** A day as forms write it, what would end a field in quotes. */
function fieldOf(value: CellValue<string> | null): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
