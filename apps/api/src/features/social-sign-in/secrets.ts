import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for addresses and cookies. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a secret, and the PKCE challenge of a verifier (S256): base64url(SHA-256). */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
