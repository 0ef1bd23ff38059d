import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { AccessTokens } from './access-tokens.js';
import { rankOf, type Viewer } from './caller.js';
import { VIEWER } from './viewers.queries.js';

/** Turns a bearer token into the person who holds it. */
@Injectable()
export class Viewers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  /** The person of a valid access token whose session is alive, else null. */
  async of(token: string): Promise<Viewer | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const row = await this.database.row(VIEWER, { session: claims.sessionUuid });
    if (row?.uuid !== claims.userUuid) return null;
    const { isProven, ...viewer } = row;
    return {
      ...viewer,
      // Sample accounts of a local start sign in by their password alone.
      ...rankOf(viewer.role, isProven || this.config.isLocal),
      isEmailConfirmed: viewer.isEmailConfirmed || this.config.mail === undefined,
    };
  }
}
