import { createHmac } from 'node:crypto';

/**
 * What is kept of a text by which it can be known again and not be told: HMAC-SHA-256 in base64url. `use` says what the hash is
 * for (`held-nickname`) and is no use of another place, so that the same person has another hash in each.
 */
export function keyedHash(secret: string, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}:${text}`).digest('base64url');
}
