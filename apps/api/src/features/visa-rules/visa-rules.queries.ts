import { Injectable } from '@nestjs/common';
import type { VisaRuleState } from '@haiko/shared/reference/visaRules';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type RowOf, statement } from '../../platform/database/statement.js';
import { type Page, type PageArgs, readPage } from '../../platform/graphql/page.js';
import { USER_CARD } from '../users/users.queries.js';
import type { Shipped, Touched } from './visa-rules.policy.js';
import { visaRuleView, type VisaRuleView } from './visa-rules.views.js';
import { confirmableFrom } from './visa-rules.statements.js';

const RULE = `
  r.uuid, r.visa, r.course, r.job, r.hours_a_week as "hoursAWeek", r.korean_level as "koreanLevel", r.under, r.verdict, r.reason,
  to_char(r.first_day, 'YYYY-MM-DD') as "from", to_char(r.last_day, 'YYYY-MM-DD') as until, r.sentence, r.source,
  to_char(r.checked_at, 'YYYY-MM-DD') as "checkedAt", r.replaces_uuid as "replacesUuid"`;

/** All that were ever confirmed, those that others have replaced since then as well. */
const CONFIRMED = statement(
  'visaRules.confirmed',
  `select ${RULE}, r.updated_at as "updatedAt" from visa_rules r where r.state = 'CONFIRMED'`,
);

/** The rules that the last release came with; none before the first start. */
const SHIPPED = statement(
  'visaRules.shipped',
  `
    select rule_uuid as "ruleUuid", answer_hash as "answerHash", visa_main_id as "visaMainId", visa_sub_id as "visaSubId", under
    from shipped_visa_rules`,
);

const SHOWN = `
  ${RULE}, r.state, r.created_at as "createdAt", r.updated_at as "updatedAt", r.decided_at as "decidedAt",
  (select ${USER_CARD} from users u where u.uuid = r.proposed_by_uuid) as "proposedBy",
  (select ${USER_CARD} from users u where u.uuid = r.decided_by_uuid) as "decidedBy",
  case when r.state = 'PROPOSED' then ${confirmableFrom(':viewer')} end as "confirmableAt"`;

/** Keys from ix_visa_rules_of_state. */
export const RULES_OF_STATE = statement(
  'visaRules.ofState',
  `
    select ${SHOWN} from visa_rules r where r.state = :state
    order by r.created_at desc, r.uuid desc offset :skip limit :limit`,
);

const RULES_TOTAL = statement('visaRules.total', 'select count(*)::int as total from visa_rules where state = :state');

const RULE_BY_UUID = statement('visaRules.one', `select ${SHOWN} from visa_rules r where r.uuid = :rule`);

/** Whoever has told a visa, and a rule may concern them: in the order of the primary key, a page after another. */
const HOLDERS = statement(
  'visaRules.findHolders',
  `
    select u.uuid from users u
    where u.withdrawn_at is null and u.visa_main_id is not null
      and (:visaMainId?::smallint is null or u.visa_main_id = :visaMainId?)
      and (:visaSubId?::smallint is null or u.visa_sub_id = :visaSubId?)
      and (:under?::int is null
        or u.birth_date > (now() at time zone 'Asia/Seoul')::date - make_interval(years => :under?))
      and (:after?::uuid is null or u.uuid > :after?)
    order by u.uuid limit :limit`,
);

export type ConfirmedRule = RowOf<'visaRules.confirmed'>;

/** Every read of the rules that administrators entered. */
@Injectable()
export class VisaRulesQueries {
  constructor(private readonly database: Database) {}

  confirmed(): Promise<ConfirmedRule[]> {
    return this.database.rows(CONFIRMED);
  }

  /** The newest first. */
  ofState(
    reader: Reader<Viewer>,
    state: VisaRuleState,
    { skip, take }: PageArgs,
    wantsTotal: boolean,
  ): Promise<Page<VisaRuleView>> {
    return readPage({
      take,
      rows: (limit) => this.database.rows(RULES_OF_STATE, { viewer: reader.viewer.uuid, state, skip, limit }),
      toItem: (row) => visaRuleView(row, reader),
      total: wantsTotal && (() => this.database.total(RULES_TOTAL, { state })),
    });
  }

  shipped(): Promise<Shipped[]> {
    return this.database.rows(SHIPPED);
  }

  /** A page of the people whom a rule may concern, by their uuids. */
  async holders(touched: Touched, page: { after: string | null; limit: number }): Promise<string[]> {
    return (await this.database.rows(HOLDERS, { ...touched, ...page })).map(({ uuid }) => uuid);
  }

  async byUuid(reader: Reader<Viewer>, uuid: string): Promise<VisaRuleView | null> {
    const row = await this.database.row(RULE_BY_UUID, { viewer: reader.viewer.uuid, rule: uuid });
    return row ? visaRuleView(row, reader) : null;
  }
}
