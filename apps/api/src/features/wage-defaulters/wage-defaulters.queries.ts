import { Injectable } from '@nestjs/common';
import type { MatchState } from '@haiko/shared/wageDefaulters';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import type { WageDefaulterMatchView } from './wage-defaulters.views.js';

const MATCH = `
  m.uuid, m.updated_at as "updatedAt", m.state, d.name, d.representative, d.business, d.address, d.amount::float8 as amount,
  to_char(d.published_from, 'YYYY-MM-DD') as "publishedFrom", to_char(d.published_until, 'YYYY-MM-DD') as "publishedUntil",
  c.uuid as "companyUuid", coalesce(c.company_name, m.source_company_name, '') as "companyName",
  coalesce(c.business_registration_number, '') as "businessRegistrationNumber", coalesce(c.manager_name, '') as "managerName"`;
const FROM = `
  wage_defaulter_matches m join wage_defaulters d on d.uuid = m.defaulter_uuid left join companies c on c.uuid = m.company_uuid`;

/** Keys from ix_wage_defaulter_matches_of_state. */
export const MATCHES_OF_STATE = statement(
  'wageDefaulters.ofState',
  `
    select ${MATCH} from ${FROM} where m.state = :state
    order by m.created_at desc, m.uuid desc offset :skip limit :limit`,
);

const MATCHES_TOTAL = statement(
  'wageDefaulters.total',
  'select count(*)::int as total from wage_defaulter_matches where state = :state',
);

const MATCH_BY_UUID = statement('wageDefaulters.one', `select ${MATCH} from ${FROM} where m.uuid = :match`);

/**
 * SQL: whether who recruits by this posting is on the published list today, as a person has confirmed. By the indexes of
 * companies and of imported names.
 */
export const isWageDefaulter = (posting: string) => `
  exists (
    select from wage_defaulter_matches m join wage_defaulters d on d.uuid = m.defaulter_uuid
    where (m.company_uuid = ${posting}.company_uuid or m.source_company_name = ${posting}.source_company_name)
      and m.state = 'CONFIRMED' and (now() at time zone 'Asia/Seoul')::date between d.published_from and d.published_until)`;

/** Every read of wage defaulters. */
@Injectable()
export class WageDefaultersQueries {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  ofState(state: MatchState, { skip, take }: PageArgs, wantsTotal: boolean): Promise<Page<WageDefaulterMatchView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows(MATCHES_OF_STATE, { state, skip, limit }),
      toItem: (row) => row,
      total: wantsTotal && (() => this.database.total(MATCHES_TOTAL, { state })),
    });
  }

  byUuid(match: string): Promise<WageDefaulterMatchView | undefined> {
    return this.database.row(MATCH_BY_UUID, { match });
  }
}
