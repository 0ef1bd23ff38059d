import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { SQUARE_SIDE, THUMBNAIL_SIDE } from '@haiko/shared/rules/pictureSizes';
import { AppConfig } from '../../platform/config.js';
import { ATTACHMENT_EXTENSIONS } from './documents.js';

const SMALLER = `-(${THUMBNAIL_SIDE}|${SQUARE_SIDE})`;
const PUBLIC_NAME = new RegExp(`^[0-9a-f]{32}((${SMALLER})?\\.webp|\\.(${ATTACHMENT_EXTENSIONS.join('|')}))$`);
const PRIVATE = 'private';
const PRIVATE_NAME = new RegExp(`^private-[0-9a-f]{32}((${SMALLER})?\\.webp|\\.pdf)$`);
const INCOMING = 'incoming';
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/**
 * The bytes of uploaded files on disk. Everything is written in a folder of its own and then renamed, so that whatever
 * has a public name is whole; names are random, so that nobody can guess one or choose where bytes go.
 */
@Injectable()
export class FileStore {
  readonly #root: string;
  /** For bytes on their way in; on the same disk as their place, so that renaming moves no data. */
  readonly incoming: string;

  constructor(config: AppConfig) {
    this.#root = path.resolve(config.uploadDir);
    this.incoming = path.join(this.#root, INCOMING);
  }

  /** Makes the folders and clears what a killed process left on its way in. */
  async onModuleInit(): Promise<void> {
    await fs.mkdir(this.incoming, { recursive: true });
    for (const name of await fs.readdir(this.incoming)) {
      const file = path.join(this.incoming, name);
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await fs.rm(file, { force: true });
    }
  }

  /** A free place for bytes on their way in. */
  temporary(): string {
    return path.join(this.incoming, randomBytes(16).toString('hex'));
  }

  /** A name that nobody can guess (128 bits), still without an extension. A private one says so. */
  newName({ isPrivate }: { isPrivate: boolean }): string {
    return (isPrivate ? `${PRIVATE}-` : '') + randomBytes(16).toString('hex');
  }

  /** Puts finished bytes under their name; they are on the disk when this returns. */
  async publish(temporary: string, name: string): Promise<void> {
    const handle = await fs.open(temporary, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    const place = this.#place(name);
    await fs.mkdir(path.dirname(place), { recursive: true });
    await fs.rename(temporary, place);
  }

  /** Where the file of a public name lies; null for what is no name of ours. A picture of before there were squares is its thumbnail. */
  locate(name: string): string | null {
    if (!PUBLIC_NAME.test(name)) return null;
    const place = this.#place(name);
    return existsSync(place) ? place : this.#place(name.replace(`-${SQUARE_SIDE}.`, `-${THUMBNAIL_SIDE}.`));
  }

  /** Where the file of a private name lies, for those who may see it; null for what is no name of ours. */
  locatePrivate(name: string): string | null {
    return PRIVATE_NAME.test(name) ? this.#place(name) : null;
  }

  /** The bytes of a file, to be read to their end; null where there are none. */
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

  #place(name: string): string {
    // Private files lie in a folder of their own, so that nothing that serves the others can reach them.
    const isPrivate = PRIVATE_NAME.test(name);
    const start = isPrivate ? `${PRIVATE}-`.length : 0;
    return path.join(this.#root, isPrivate ? PRIVATE : '', name.slice(start, start + 2), name);
  }
}
