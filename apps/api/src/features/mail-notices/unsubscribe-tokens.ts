import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';

const UUID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** Tokens by which somebody ends the mails of one account and can do nothing else; they hold for as long as the account. */
@Injectable()
export class UnsubscribeTokens {
  readonly #secret: string;

  constructor(config: AppConfig) {
    this.#secret = config.refreshToken.secret;
  }

  /** The account and 128 bits of a signature, base64url: 43 characters. */
  tokenOf(userUuid: string): string {
    const account = Buffer.from(userUuid.replaceAll('-', ''), 'hex');
    return Buffer.concat([account, this.#signatureOf(account)]).toString('base64url');
  }

  /** Whose token it is; undefined for one that we did not make. */
  userOf(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== UUID_BYTES + SIGNATURE_BYTES) return undefined;
    const account = bytes.subarray(0, UUID_BYTES);
    if (!timingSafeEqual(bytes.subarray(UUID_BYTES), this.#signatureOf(account))) return undefined;
    return account.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  #signatureOf(account: Buffer): Buffer {
    const hmac = createHmac('sha256', this.#secret).update(`mail-unsubscribe:${account.toString('hex')}`);
    return hmac.digest().subarray(0, SIGNATURE_BYTES);
  }
}
