import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { BoundedMap } from '../bounded-map.js';
import { AppConfig } from '../config.js';
import { isUuid } from '@haiko/shared/contract/fields';

const AUDIENCE = 'haiko:access';
const ISSUER = 'haiko';
const TYPE = 'at+jwt';
const TOLERANCE_SECONDS = 30;
const MAX_KNOWN = 5_000;

export interface AccessClaims {
  userUuid: string;
  sessionUuid: string;
}

/** What a token says when it is read. */
interface ReadClaims extends AccessClaims {
  expiresAt: Date;
}

interface Verified {
  header: { typ?: string };
  payload: { sub: string; sid: string; exp?: unknown };
}

/** Signs and reads access tokens. One algorithm, one type, one audience: a refresh token can never pass for one (RFC 8725). */
@Injectable()
export class AccessTokens {
  readonly #jwt: JwtService;
  readonly #seconds: number;
  /** What was signed by us stays so until it expires; looking again was a tenth of the work of a feed page. */
  readonly #known = new BoundedMap<string, ReadClaims>(MAX_KNOWN);

  constructor(config: AppConfig) {
    this.#jwt = new JwtService({ secret: config.accessToken.secret });
    this.#seconds = config.accessToken.seconds;
  }

  /** A token and its life in seconds. */
  sign({ userUuid, sessionUuid }: AccessClaims): { token: string; seconds: number } {
    const token = this.#jwt.sign(
      { sid: sessionUuid },
      {
        algorithm: 'HS256',
        header: { alg: 'HS256', typ: TYPE },
        audience: AUDIENCE,
        issuer: ISSUER,
        subject: userUuid,
        expiresIn: this.#seconds,
      },
    );
    return { token, seconds: this.#seconds };
  }

  /** The claims of a token that we signed and that has not expired, else null. */
  read(token: string): ReadClaims | null {
    const known = this.#known.get(token);
    if (known && Date.now() < known.expiresAt.getTime() + TOLERANCE_SECONDS * 1_000) return known;
    const claims = this.#verified(token);
    if (claims) this.#known.set(token, claims);
    else this.#known.delete(token);
    return claims;
  }

  #verified(token: string): ReadClaims | null {
    try {
      const { header, payload } = this.#jwt.verify<Verified>(token, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        issuer: ISSUER,
        clockTolerance: TOLERANCE_SECONDS,
        complete: true,
      });
      const { sub, sid, exp } = payload;
      // The library takes one without an end for one that never ends.
      if (header.typ !== TYPE || !isUuid(sid) || typeof exp !== 'number') return null;
      return { userUuid: sub, sessionUuid: sid, expiresAt: new Date(exp * 1000) };
    } catch {
      return null;
    }
  }
}
