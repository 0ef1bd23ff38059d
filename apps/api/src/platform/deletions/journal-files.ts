import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { syncFolder } from '../sync-folder.js';

const DAY_MS = 86_400_000;
const NAME = /^deletions-(\d{4}-\d\d-\d\d)\.jsonl$/;
const NEW_LINE = 0x0a;

const LINE = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.string(),
  uuid: v.pipe(v.string(), v.uuid()),
  value: v.optional(v.string()),
});

/**
 * What a line of the journal says: when something of a kind was deleted, by its uuid; of what was decided also what holds since: a role, the
 * end of a suspension. Nothing else is in it.
 */
export type JournalLine = v.InferOutput<typeof LINE>;

/** A journal that cannot be read; the message says where. */
export class JournalError extends Error {}

/**
 * Adds lines to the file of a day (UTC) in the folder, and to its end alone; they are on the disk when this returns. Half a line,
 * which whoever was killed has left, is taken away first. One process at a time.
 */
export async function appendLines(folder: string, lines: JournalLine[], now: Date): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await fs.open(path.join(folder, `deletions-${now.toISOString().slice(0, 10)}.jsonl`), 'a+', 0o600);
  try {
    await takeAwayHalfALine(file);
    await file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** Removes the files of days that no backup reaches back to. */
export async function removeOldDays(folder: string, { now, days }: { now: Date; days: number }): Promise<void> {
  for (const { name, date } of await daysOf(folder)) {
    // A day more than backups: its file begins before the backup of that day.
    if (now.getTime() - date.getTime() > (days + 2) * DAY_MS) await fs.rm(path.join(folder, name));
  }
}

/**
 * What the journals in these folders say was deleted from a day before `since` on, in order of time: clocks differ, and what is deleted already
 * may be deleted again. Throws a `JournalError` for a folder without a journal and for a line that says nothing.
 */
export async function readJournals(folders: string[], since: Date): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  for (const folder of folders) {
    const found = await daysOf(folder);
    if (found.length === 0) throw new JournalError(`There is no journal of deletions in ${folder}.`);
    const wanted = found.filter(({ date }) => date.getTime() > since.getTime() - 2 * DAY_MS);
    for (const { name } of wanted) lines.push(...(await readLines(path.join(folder, name))));
  }
  const from = new Date(since.getTime() - DAY_MS).toISOString();
  return lines.filter(({ at }) => at >= from).sort((one, other) => (one.at < other.at ? -1 : 1));
}

async function takeAwayHalfALine(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
  if (size === 0 || buffer[0] === NEW_LINE) return;
  const text = await file.readFile();
  await file.truncate(text.lastIndexOf(NEW_LINE) + 1);
}

async function readLines(place: string): Promise<JournalLine[]> {
  // Behind the last line there may be half of one: what it says is still in the database and comes again.
  const texts = (await fs.readFile(place, 'utf8')).split('\n').slice(0, -1);
  return texts.map((text, index) => {
    const result = v.safeParse(LINE, parsed(text));
    if (result.success) return result.output;
    throw new JournalError(`Line ${index + 1} of ${place} is damaged.`);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function daysOf(folder: string): Promise<{ name: string; date: Date }[]> {
  const names = await fs.readdir(folder).catch(() => []);
  return names.sort().flatMap((name) => {
    const [, date] = NAME.exec(name) ?? [];
    return date === undefined ? [] : [{ name, date: new Date(date) }];
  });
}
