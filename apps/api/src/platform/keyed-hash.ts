import { createHmac } from 'node:crypto';
import { BoundedMap } from './bounded-map.js';

const MOST_KNOWN = 5_000;

/**
 * What is kept of a text by which it can be known again and not be told: HMAC-SHA-256 in base64url. `use` says what the hash is
 * for (`held-nickname`) and is no use of another place, so that the same person has another hash in each.
 */
export function keyedHash(secret: string, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest('base64url');
}

/** `keyedHash` of one use for texts that come again with each request: those of the last few thousand are remembered. */
export function keyedHashes(secret: string, use: string): (text: string) => string {
  const known = new BoundedMap<string, string>(MOST_KNOWN);
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const hash = keyedHash(secret, use, text);
    known.set(text, hash);
    return hash;
  };
}
