import { createHash } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { BackupError } from './backup-error.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** Of the folder, the manifest and the files of a backup. Whoever changes one of them counts on. */
const FORMAT = 1;
const NAME = 'manifest';
const FILES_A_FOLDER = 1_000;

const stored = { bytes: v.number(), sha256: v.string() };
const named = { schema: v.string(), name: v.string() };

const MANIFEST = v.object({
  format: v.literal(FORMAT),
  createdAt: v.string(),
  /** The names of all migrations that the database had. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ ...named, columns: v.array(v.string()), rows: v.number(), ...stored })),
  sequences: v.array(v.object({ ...named, value: v.string(), isCalled: v.boolean() })),
  files: v.array(v.object({ name: v.string(), ...stored })),
});

export type Manifest = v.InferOutput<typeof MANIFEST>;
export type SavedTable = Manifest['tables'][number];
/** What its bytes must be when they are read again. */
export type Stored = Pick<SavedTable, 'bytes' | 'sha256'>;

/** Says last of all what a backup consists of: without it a folder is no backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>, secret: string): Promise<void> {
  const text = Buffer.from(JSON.stringify({ format: FORMAT, ...manifest }));
  await writeSealed(once(text), path.join(folder, NAME), secret);
}

/** Throws a `BackupError` for what is no backup, of another format, damaged, or of another key. */
export async function readManifest(folder: string, secret: string): Promise<Manifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of readSealed(path.join(folder, NAME), secret)) chunks.push(chunk);
  const content: unknown = JSON.parse(Buffer.concat(chunks).toString());
  const result = v.safeParse(MANIFEST, content);
  if (result.success) return result.output;
  throw new BackupError('The backup is of another format: restore it with the release that made it.');
}

export const tablePlace = (folder: string, { schema, name }: Pick<SavedTable, 'schema' | 'name'>) =>
  path.join(folder, 'tables', `${schema}.${name}`);

/** By number: the names of files are addresses, some of them private. */
export const filePlace = (folder: string, index: number) =>
  path.join(folder, 'files', String(Math.floor(index / FILES_A_FOLDER)), String(index % FILES_A_FOLDER));

/** Passes bytes on and knows afterwards what they were. */
export function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: (): Stored => ({ bytes, sha256: hash.digest('hex') }),
  };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
