import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import type { Viewer } from '../../platform/access/caller.js';

/** For how long, at least, an address of a private file works for whoever holds it. */
export const PRIVATE_LINK_SECONDS = 300;

/** What a signed address carries in its query. */
export interface LinkQuery {
  expires?: unknown;
  signature?: unknown;
  reviewer?: unknown;
}

/** A link that is good: `reviewer` is who got it by rank, whose looking is written down. */
export interface PrivateLink {
  reviewer: string | undefined;
}

/**
 * Addresses of private files that work for some minutes without a bearer, because an `<img>` sends none. They change only
 * every five minutes, so that a browser which reads a list again finds its pictures in its cache.
 */
@Injectable()
export class PrivateLinks {
  constructor(private readonly config: AppConfig) {}

  /** The signed form of `/files/private-…`; give it only to somebody whom the file concerns. */
  sign(path: string): string {
    return `${path}?${this.#sign(path)}`;
  }

  /** The same for who may look at it by rank alone: the link says who that is. */
  signForReviewer(path: string, { uuid }: Pick<Viewer, 'uuid'>): string {
    return `${path}?reviewer=${uuid}&${this.#sign(path, uuid)}`;
  }

  /** What the query says, if we signed it for this path and it is still good. */
  read(path: string, { expires, signature, reviewer }: LinkQuery): PrivateLink | undefined {
    if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return undefined;
    if (reviewer !== undefined && typeof reviewer !== 'string') return undefined;
    const given = Buffer.from(signature, 'base64url');
    const right = this.#signature(path, expires, reviewer);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return Number(expires) * 1_000 > Date.now() ? { reviewer } : undefined;
  }

  #sign(path: string, reviewer?: string): string {
    const step = Math.floor(Date.now() / 1_000 / PRIVATE_LINK_SECONDS);
    const expires = String((step + 2) * PRIVATE_LINK_SECONDS);
    return `expires=${expires}&signature=${this.#signature(path, expires, reviewer).toString('base64url')}`;
  }

  #signature(path: string, expires: string, reviewer?: string): Buffer {
    const whose = reviewer === undefined ? '' : `:${reviewer}`;
    return createHmac('sha256', this.config.privacySecret).update(`private-link:${path}:${expires}${whose}`).digest();
  }
}
