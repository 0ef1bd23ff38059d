import { createHmac } from 'node:crypto';

/**
 * What is kept of a text by which it can be known again and not be told: HMAC-SHA-256 in base64url. The text begins with what the
 * hash is for (`held-nickname:…`), so that those of one use say nothing of another's.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
