import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Database } from '../database/database.js';
import { Replicas } from '../database/replicas.js';
import type { RowOf } from '../database/statement.js';
import { type AccessClaims, AccessTokens } from './access-tokens.js';
import { rankOf, type Viewer } from './caller.js';
import { KeptViewers } from './kept-viewers.js';
import { VIEWER, VIEWER_AND_POSITION } from './viewers.queries.js';

type ViewerRow = RowOf<'access.viewer'>;

/** Turns a bearer token into the person who holds it. */
@Injectable()
export class Viewers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly database: Database,
    private readonly replicas: Replicas,
    private readonly config: AppConfig,
    private readonly kept: KeptViewers,
  ) {}

  /**
   * The person of a valid access token whose session is alive, else null; as they are now, or where that is enough (`mayBeKept`) as this
   * process has heard they are. Where replicas are read each look says how far one must be.
   */
  async of(token: string, { mayBeKept = false } = {}): Promise<Viewer | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const look = () => this.#look(claims);
    return mayBeKept && !this.replicas.exist ? this.kept.of(claims, look) : look();
  }

  async #look({ userUuid, sessionUuid }: AccessClaims): Promise<Viewer | null> {
    const row = await this.#row(sessionUuid);
    if (row?.uuid !== userUuid) return null;
    const { isProven, ...viewer } = row;
    return {
      ...viewer,
      // Sample accounts of a local start sign in by their password alone.
      ...rankOf(viewer.role, isProven || this.config.isLocal),
      isEmailConfirmed: viewer.isEmailConfirmed || this.config.mail === undefined,
    };
  }

  /** Of the primary, always: a session that has ended opens nothing, anywhere. */
  async #row(session: string): Promise<ViewerRow | undefined> {
    if (!this.replicas.exist) return this.database.row(VIEWER, { session });
    const values = { session, lag: this.config.database.replicaLagMs / 1_000 };
    const row = await this.replicas.onPrimary(() => this.database.row(VIEWER_AND_POSITION, values));
    if (!row) return undefined;
    const { mustSee, ...viewer } = row;
    if (mustSee !== null) this.replicas.mustSee(mustSee);
    return viewer;
  }
}
