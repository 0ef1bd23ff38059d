import { createHash } from 'node:crypto';
import type { Database } from '../database/database.js';
import { found } from '../errors/app-error.js';
import { wrongKey } from './idempotency-key.decorator.js';
import { CLAIM_KEY, CLAIMED_KEY } from './idempotency.statements.js';

/** A write that may be asked for twice, because the reply to it can get lost on the way. */
interface KeyedWrite {
  /** Who asks. */
  userUuid: string;
  /** What it makes: keys of one kind of thing say nothing of another. */
  scope: 'note' | 'post' | 'comment' | 'job-posting' | 'application' | 'application-note';
  /** The client's (`@IdempotencyKey()`); null for one that has none, which is done whenever it is asked for. */
  key: string | null;
  /** Everything that is asked for: the same key must ask for the same. */
  body: unknown;
}

interface Work<Made> {
  /** Makes what is asked for under this uuid, or under a new one where it is null; part of the transaction. */
  make: (uuid: string | null) => Promise<Made>;
  /** Reads what an earlier call has made; null where it is gone. */
  read: (uuid: string) => Promise<Made | null>;
}

/**
 * Makes something in a transaction unless it was made already for this key, and returns it as it was made or as it is by now. Of any
 * number of simultaneous calls one makes it and the others wait for it; what fails leaves the key free. Throws
 * `VALIDATION_FAILED` for a key that has been used for something else.
 */
export async function withIdempotencyKey<Made extends object>(
  database: Database,
  { userUuid, scope, key, body }: KeyedWrite,
  { make, read }: Work<Made>,
): Promise<Made> {
  const done = await database.transaction(async (): Promise<{ made: Made } | { uuid: string }> => {
    if (key === null) return { made: await make(null) };
    const hash = createHash('sha256').update(JSON.stringify(body)).digest();
    const claimed = await database.row(CLAIM_KEY, { user: userUuid, scope, key, hash });
    if (claimed) return { made: await make(claimed.uuid) };
    const first = found(await database.row(CLAIMED_KEY, { user: userUuid, scope, key }));
    if (!first.hash.equals(hash)) throw wrongKey();
    return { uuid: first.uuid };
  });
  return 'made' in done ? done.made : found(await read(done.uuid));
}
