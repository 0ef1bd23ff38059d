import { Injectable } from '@nestjs/common';
import type { MatchState } from '@haiko/shared/wageDefaulters';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { assertRule, found } from '../../platform/errors/app-error.js';
import { type JobKind, Jobs } from '../../platform/jobs/jobs.js';
import { AuditService } from '../audit/audit.service.js';
import { nameKey, readDefaulters } from './wage-defaulters.policy.js';
import { WageDefaultersQueries } from './wage-defaulters.queries.js';
import {
  COMPANY_NAMES,
  DECIDE_MATCH,
  DROP_DEFAULTERS,
  IMPORTED_NAMES,
  PROPOSE_COMPANIES,
  PROPOSE_IMPORTED,
  WRITE_DEFAULTERS,
} from './wage-defaulters.statements.js';
import type { WageDefaulterMatchView } from './wage-defaulters.views.js';

/** Compares who recruits here with the list; companies and imports that come later are met the next night. */
export const PROPOSE: JobKind = { name: 'wageDefaulters.propose', cron: '20 1 * * *' };

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The published list of employers who owe wages, and who of them recruits here. */
@Injectable()
export class WageDefaultersService {
  constructor(
    private readonly database: Database,
    private readonly queries: WageDefaultersQueries,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  /** Puts a list in the place of the one before. Throws `VALIDATION_FAILED` with the line that cannot be read. */
  async load(viewer: Viewer, list: string): Promise<{ entries: number; dropped: number }> {
    const entries = readDefaulters(list);
    return this.database.transaction(async () => {
      const identities = entries.map(({ identity }) => identity);
      const dropped = (await this.database.rows(DROP_DEFAULTERS, { identities })).length;
      await this.database.rows(WRITE_DEFAULTERS, { entries: JSON.stringify(entries) });
      const detail = `${entries.length} entries, ${dropped} dropped`;
      await this.audit.record(viewer, { action: 'loadWageDefaulters', targetType: 'wage-defaulter', detail });
      await this.jobs.send(PROPOSE, {}, { singletonKey: 'list' });
      return { entries: entries.length, dropped };
    });
  }

  /** Proposes who of companies and imported postings bears a name of the list, each pair once and for all. */
  async propose(): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) after = await this.#proposeCompanies(after);
    for (let after: string | undefined = ''; after !== undefined;) after = await this.#proposeImported(after);
  }

  /** Says whether they are the same; throws `CHANGED_MEANWHILE` where somebody else has said so since `seenAt`. */
  decide(
    viewer: Viewer,
    { uuid, seenAt, isSame }: { uuid: string; seenAt: Date; isSame: boolean },
  ): Promise<WageDefaulterMatchView> {
    return this.database.transaction(async () => {
      const state: MatchState = isSame ? 'CONFIRMED' : 'REJECTED';
      const decided = await this.database.row(DECIDE_MATCH, { match: uuid, seenAt, state, decidedBy: viewer.uuid });
      const match = found(await this.queries.byUuid(uuid));
      assertRule(decided !== undefined, 'CHANGED_MEANWHILE');
      const detail = `${state}: ${match.name} = ${match.companyName}`;
      const action = 'decideWageDefaulterMatch';
      await this.audit.record(viewer, { action, targetType: 'wage-defaulter', targetUuid: uuid, detail });
      return match;
    });
  }

  async #proposeCompanies(after: string): Promise<string | undefined> {
    const companies = await this.database.rows(COMPANY_NAMES, { after, limit: BATCH });
    const known = keyed(companies);
    await this.database.rows(PROPOSE_COMPANIES, {
      companies: known.map(({ uuid }) => uuid),
      keys: known.map(({ key }) => key),
    });
    return companies.length < BATCH ? undefined : companies.at(-1)?.uuid;
  }

  async #proposeImported(after: string): Promise<string | undefined> {
    const rows = await this.database.rows(IMPORTED_NAMES, { after, limit: BATCH });
    const known = keyed(rows);
    await this.database.rows(PROPOSE_IMPORTED, {
      names: known.map(({ name }) => name),
      keys: known.map(({ key }) => key),
    });
    return rows.length < BATCH ? undefined : rows.at(-1)?.name;
  }
}

function keyed<Named extends { name: string }>(rows: readonly Named[]): (Named & { key: string })[] {
  return rows.map((row) => ({ ...row, key: nameKey(row.name) })).filter(({ key }) => key !== '');
}
