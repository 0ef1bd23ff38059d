import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { latinDigits } from '@haiko/shared/rules/digits';
import { Secret, TOTP } from 'otpauth';
import { AppConfig } from '../../platform/config.js';
import { keyedHash } from '../../platform/keyed-hash.js';
import { SealedSecrets } from './sealed-secret.js';

const ISSUER = 'Haiko';
/** What every app knows: SHA-1, six digits, half a minute (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Phones go wrong by half a minute, and codes are typed slowly. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without letters that look like digits. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 12;

/** What was typed: the six digits of an app in any script, or a recovery code. */
export type Typed = { digits: string } | { recovery: string };

/** Makes secrets and codes, and checks them. */
@Injectable()
export class Codes {
  readonly #seals: SealedSecrets;
  readonly #secret: string;

  constructor(config: AppConfig) {
    this.#secret = config.privacySecret;
    this.#seals = new SealedSecrets(config.privacySecret, 'second-factor');
  }

  /** A secret for the app of a person, as its address, and sealed for the database. */
  newSecret(userUuid: string, nickname: string): { secret: string; uri: string; sealed: Buffer } {
    const secret = new Secret({ size: SECRET_BYTES });
    const uri = new TOTP({ ...SETTINGS, issuer: ISSUER, label: nickname, secret }).toString();
    return { secret: secret.base32, uri, sealed: this.#seals.seal(userUuid, secret.base32) };
  }

  /** The half minute that six digits are of, which is at most one from now; undefined for wrong ones. */
  stepOf(userUuid: string, sealed: Buffer, digits: string): string | undefined {
    const secret = this.#seals.open(userUuid, sealed);
    if (secret === undefined) return undefined;
    const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) });
    const timestamp = Date.now();
    const away = totp.validate({ token: digits, timestamp, window: WINDOW });
    return away === null ? undefined : String(totp.counter({ timestamp }) + away);
  }

  /** Ten codes for the day on which the phone is gone, in groups that are easily copied. */
  newRecoveryCodes(): string[] {
    return Array.from({ length: RECOVERY_CODES }, () => grouped(randomLetters()));
  }

  /** What is stored of a recovery code, however it is typed. */
  hash(userUuid: string, code: string): string {
    return keyedHash(this.#secret, 'recovery-code', `${userUuid}:${plain(code)}`);
  }
}

/** Takes what people type for what they mean: spaces and hyphens anywhere, digits of their own script, capitals. */
export function readTyped(text: string): Typed {
  const typed = plain(text);
  return /^\d{6}$/.test(typed) ? { digits: typed } : { recovery: typed };
}

const plain = (text: string) => latinDigits(text.normalize('NFKC')).replaceAll(/[\s-]/g, '').toLowerCase();

function randomLetters(): string {
  const letter = () => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length));
  return Array.from({ length: RECOVERY_LENGTH }, letter).join('');
}

const grouped = (letters: string) => letters.replaceAll(/.{4}(?=.)/g, '$&-');
