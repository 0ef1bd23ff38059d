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
  scope: 'note' | 'post' | 'comment' | 'job-posting';
  /** The client's (`@IdempotencyKey()`); null for one that has none, which is done whenever it is asked for. */
  key: string | null;
  /** Everything that is asked for: the same key must ask for the same. */
  body: unknown;
}

/** Makes what is asked for under this uuid, or under a new one where it is null; returns the uuid. */
type Work = (uuid: string | null) => Promise<string>;

/**
 * Runs `work` in a transaction unless it was done already for this key, and returns the uuid of what it made then or now. Of any
 * number of simultaneous calls one does it and the others wait for it; what fails leaves the key free. Throws
 * `VALIDATION_FAILED` for a key that has been used for something else.
 */
export function withIdempotencyKey(
  database: Database,
  { userUuid, scope, key, body }: KeyedWrite,
  work: Work,
): Promise<string> {
  return database.transaction(async () => {
    if (key === null) return work(null);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest();
    const claimed = await database.row(CLAIM_KEY, { user: userUuid, scope, key, hash });
    if (claimed) return work(claimed.uuid);
    const first = found(await database.row(CLAIMED_KEY, { user: userUuid, scope, key }));
    if (!first.hash.equals(hash)) throw wrongKey();
    return first.uuid;
  });
}
