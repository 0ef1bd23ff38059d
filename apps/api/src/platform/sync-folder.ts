import fs from 'node:fs/promises';

/** Has the names in a folder survive a loss of power: that a file is on the disk says nothing of its name. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}
