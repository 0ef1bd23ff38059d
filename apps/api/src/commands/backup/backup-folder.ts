import fs from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../platform/sync-folder.js';

const DAY_MS = 86_400_000;
const NAME = /^haiko-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)(\.partial)?$/;
const PARTIAL = '.partial';

/** A folder of its own for a backup that begins; it gets its name, which says when that was, once it is whole. */
export async function beginFolder(parent: string, startedAt: Date): Promise<string> {
  await fs.mkdir(parent, { recursive: true });
  const folder = path.join(parent, `haiko-${startedAt.toISOString().replaceAll(':', '-')}${PARTIAL}`);
  await fs.mkdir(folder, { mode: 0o700 });
  return folder;
}

/** Returns the name that the finished backup has from now on. */
export async function finishFolder(partial: string): Promise<string> {
  const folder = partial.slice(0, -PARTIAL.length);
  await fs.rename(partial, folder);
  await syncFolder(path.dirname(folder));
  return folder;
}

/** Removes backups older than so many days, and after a day what a killed one has left; returns the names. */
export async function removeOld(parent: string, { now, days }: { now: Date; days: number }): Promise<string[]> {
  const old = oldOnes(await fs.readdir(parent), { now, days });
  for (const name of old) await fs.rm(path.join(parent, name), { recursive: true });
  return old;
}

/** Which of these names are of backups that nobody keeps any longer. What is named otherwise is not ours. */
export function oldOnes(names: string[], { now, days }: { now: Date; days: number }): string[] {
  return names.filter((name) => {
    const [, hour, minute, second, partial] = NAME.exec(name) ?? [];
    if (hour === undefined) return false;
    const age = now.getTime() - Date.parse(`${hour}:${minute}:${second}`);
    return age > (partial === undefined ? days : 1) * DAY_MS;
  });
}
