import fs from 'node:fs/promises';
import path from 'node:path';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { syncFolder } from '../../platform/sync-folder.js';
import { nameAt, placeOf, PRIVATE } from './file-names.js';
import { FileStore } from './file-store.js';

/** Files in a folder, which all processes share. Bytes come in beside their place and are renamed, which moves no data. */
export class DiskStore extends FileStore {
  readonly #root: string;

  constructor(folder: string) {
    super(folder);
    this.#root = path.resolve(folder);
  }

  async publish(temporary: string, name: string): Promise<void> {
    const handle = await fs.open(temporary, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    const place = this.#place(name);
    const folder = path.dirname(place);
    const made = await fs.mkdir(folder, { recursive: true });
    await fs.rename(temporary, place);
    await syncFolder(folder);
    if (made !== undefined) await syncFolder(path.dirname(made));
  }

  async read(name: string): Promise<AsyncIterable<Buffer> | null> {
    try {
      return (await fs.open(this.#place(name))).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return null;
    }
  }

  async remove(...names: string[]): Promise<void> {
    for (const name of names) await fs.rm(this.#place(name), { force: true });
  }

  async *list(): AsyncGenerator<string[]> {
    for (const folder of ['', PRIVATE]) {
      for (const part of await fs.readdir(path.join(this.#root, folder)).catch(() => [])) {
        if (!/^[0-9a-f]{2}$/.test(part)) continue;
        const found = await fs.readdir(path.join(this.#root, folder, part));
        yield found.flatMap((name) => nameAt(path.posix.join(folder, part, name)) ?? []);
      }
    }
  }

  send(name: string, request: Request, response: Response, headers: Record<string, string>): Promise<boolean> {
    const file = this.#place(name);
    const options = { root: path.dirname(file), headers };
    return new Promise((resolve, reject) => {
      response.sendFile(path.basename(file), options, (error?: Error & { status?: number }) => {
        if (!error || response.headersSent || request.destroyed) resolve(true);
        else if (error.status === 416) reject(new AppError('RANGE_NOT_SATISFIABLE'));
        else resolve(false);
      });
    });
  }

  #place(name: string): string {
    return path.join(this.#root, placeOf(name));
  }
}
