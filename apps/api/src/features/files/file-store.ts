import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Request, Response } from 'express';

const INCOMING = 'incoming';
const ABANDONED_AFTER_MS = 60 * 60 * 1_000;

/**
 * The bytes of uploaded files: on this machine's disk (`DiskStore`) or in an object store (`S3Store`). Whatever has a name is whole;
 * names are random, never change their content, and are ours (file-names.ts): nobody chooses where bytes go.
 */
export abstract class FileStore {
  /** For bytes on their way in, always on a disk of this machine. */
  readonly incoming: string;

  constructor(folder: string) {
    this.incoming = path.resolve(folder, INCOMING);
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

  /** Puts finished bytes under their name, all or nothing, and removes `temporary`; they are kept for good when this returns. */
  abstract publish(temporary: string, name: string): Promise<void>;

  /** The bytes of a file, to be read to their end; null where there are none. */
  abstract read(name: string): Promise<AsyncIterable<Buffer> | null>;

  /** SHA-256 of the bytes of a file, in hex; null where there are none. */
  async hash(name: string): Promise<string | null> {
    const bytes = await this.read(name);
    if (!bytes) return null;
    const hash = createHash('sha256');
    for await (const chunk of bytes) hash.update(chunk);
    return hash.digest('hex');
  }

  /** Removes files; those that are not there are no error. */
  abstract remove(...names: string[]): Promise<void>;

  /** The names of all files, some hundred at a time; nothing else that lies there. */
  abstract list(): AsyncIterable<string[]>;

  /**
   * Answers a request by a file or the part that it asks for, with `headers` and its ETag, or by 304; true when that is over, also
   * where the client broke off. False, with nothing said, where there is no such file; throws `RANGE_NOT_SATISFIABLE`.
   */
  abstract send(name: string, request: Request, response: Response, headers: Record<string, string>): Promise<boolean>;
}
