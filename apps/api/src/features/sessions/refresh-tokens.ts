import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUuid } from '@haiko/shared/contract/fields';
import { AppConfig } from '../../platform/config.js';
import { keyedHash } from '../../platform/keyed-hash.js';

const AUDIENCE = 'haiko:refresh';
const ISSUER = 'haiko';
const TYPE = 'rt+jwt';

export interface RefreshClaims {
  sessionUuid: string;
  tokenId: string;
}

/** When a token was given and when it ends; part of the token, so that the same successor can be given twice. */
export interface Validity {
  from: Date;
  until: Date;
}

/** Signs and reads refresh tokens: another secret, type and audience than access tokens (RFC 8725). */
@Injectable()
export class RefreshTokens {
  readonly #jwt: JwtService;
  readonly #secret: string;

  constructor(config: AppConfig) {
    this.#secret = config.refreshToken.secret;
    this.#jwt = new JwtService({ secret: this.#secret });
  }

  /** The id of the first token of a session. */
  newId(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The id that follows; always the same one for the same predecessor, and unknown to whoever lacks the secret. */
  successorOf(tokenId: string): string {
    return keyedHash(this.#secret, 'successor', tokenId);
  }

  /** What is stored of an id. */
  hash(tokenId: string): string {
    return createHash('sha256').update(tokenId).digest('base64url');
  }

  /** Depends on nothing but its arguments. */
  sign({ sessionUuid, tokenId }: RefreshClaims, { from, until }: Validity): string {
    const claims = {
      sid: sessionUuid,
      jti: tokenId,
      iat: seconds(from),
      exp: seconds(until),
      aud: AUDIENCE,
      iss: ISSUER,
    };
    return this.#jwt.sign(claims, { algorithm: 'HS256', header: { alg: 'HS256', typ: TYPE } });
  }

  /** The claims of a refresh token that we signed and that has not expired, else null. */
  read(token: string): RefreshClaims | null {
    try {
      const { header, payload } = this.#jwt.verify<{
        header: { typ?: string };
        payload: { sid: unknown; jti: unknown; exp?: unknown };
      }>(token, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        issuer: ISSUER,
        complete: true,
      });
      const { sid, jti, exp } = payload;
      // The library takes one without an end for one that never ends.
      if (header.typ !== TYPE || typeof exp !== 'number') return null;
      return isUuid(sid) && typeof jti === 'string' ? { sessionUuid: sid, tokenId: jti } : null;
    } catch {
      return null;
    }
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
