import { createHash } from 'node:crypto';
import type { Database } from '../database/database.js';
import { found } from '../errors/app-error.js';
import { wrongKey } from './request-key.js';
import { CLAIM_KEY, CLAIMED_KEY } from './request-keys.statements.js';

/** A write that may be asked for twice, because the reply to it can get lost on the way. */
interface KeyedWrite {
  /** Who asks. */
  userUuid: string;
  /** What it makes: keys of one kind of thing say nothing of another. */
  scope: 'note' | 'post' | 'comment' | 'job-posting';
  /** The client's (`@RequestKey()`); null for one that has none, which is done whenever it is asked for. */
  key: string | null;
  /** Everything that is asked for: the same key must ask for the same. */
  body: unknown;
}

/** Makes what is asked for under this uuid, or under a new one where it is null; answers the uuid. */
type Work = (uuid: string | null) => Promise<string>;

/**
 * Runs `work` in a transaction unless it was done already for this key, and answers the uuid of what it made then or now. Of any
 * number of simultaneous calls one does it and the others wait for it; what fails leaves the key free. Throws
 * `VALIDATION_FAILED` for a key that has been used for something else.
 */
export function once(database: Database, { userUuid, scope, key, body }: KeyedWrite, work: Work): Promise<string> {
  return database.transaction(async () => {
    if (key === null) return work(null);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest();
    const claimed = await database.row<{ uuid: string }>(CLAIM_KEY, [userUuid, scope, key, hash]);
    if (claimed) return work(claimed.uuid);
    const first = found(await database.row<{ uuid: string; hash: Buffer }>(CLAIMED_KEY, [userUuid, scope, key]));
    if (!first.hash.equals(hash)) throw wrongKey();
    return first.uuid;
  });
}
