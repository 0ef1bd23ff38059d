import { Secret, TOTP } from 'otpauth';

/**
 * What an app shows for a secret. `ahead`: as a phone whose clock is half a minute fast, so that two codes can be used one after the
 * other without waiting.
 */
export function codeIn(secret: string, { ahead = 0, at = Date.now() } = {}): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at + ahead * 30_000 });
}
