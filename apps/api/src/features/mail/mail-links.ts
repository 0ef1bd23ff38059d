import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';

const CODE_DIGITS = 6;

/**
 * Links and codes of mails. Both follow from the mail's uuid and a secret, so that they stand neither in the database nor in
 * the queue, and a mail that is sent again has the same ones.
 */
@Injectable()
export class MailLinks {
  readonly #secret: string;

  constructor(config: AppConfig) {
    this.#secret = config.refreshToken.secret;
  }

  /** 256 bits, base64url. */
  tokenOf(mailUuid: string): string {
    return this.#derive('link', mailUuid).toString('base64url');
  }

  /** What is stored of a token. */
  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  /** Digits to type. */
  codeOf(mailUuid: string): string {
    const number = this.#derive('code', mailUuid).readUIntBE(0, 6) % 10 ** CODE_DIGITS;
    return String(number).padStart(CODE_DIGITS, '0');
  }

  #derive(use: 'link' | 'code', mailUuid: string): Buffer {
    return createHmac('sha256', this.#secret).update(`mail-${use}:${mailUuid}`).digest();
  }
}
