import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';

/** For how long, at least, an address of a private file works for whoever holds it. */
export const PRIVATE_LINK_SECONDS = 300;

/** What a signed address carries in its query. */
export interface LinkQuery {
  expires?: unknown;
  signature?: unknown;
}

/**
 * Addresses of private files that work for some minutes without a bearer, because an `<img>` sends none. They change only
 * every five minutes, so that a browser which reads a list again finds its pictures in its cache.
 */
@Injectable()
export class PrivateLinks {
  constructor(private readonly config: AppConfig) {}

  /** The signed form of `/files/private-…`; give it only to somebody who may see the file. */
  sign(path: string): string {
    const step = Math.floor(Date.now() / 1_000 / PRIVATE_LINK_SECONDS);
    const expires = String((step + 2) * PRIVATE_LINK_SECONDS);
    return `${path}?expires=${expires}&signature=${this.#signature(path, expires).toString('base64url')}`;
  }

  /** Whether the query is one that we signed for this path, and still good. */
  isValid(path: string, { expires, signature }: LinkQuery): boolean {
    if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#signature(path, expires);
    return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1_000 > Date.now();
  }

  #signature(path: string, expires: string): Buffer {
    return createHmac('sha256', this.config.privacySecret).update(`private-link:${path}:${expires}`).digest();
  }
}
