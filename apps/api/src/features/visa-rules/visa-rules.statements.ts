import { isWorkingAdmin } from '../../platform/access/staff.js';
import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';
import { decidableFrom } from '../users/impartial.js';

// The writes of visa rules.

/** What every process listens to: the rules in force are others now. */
export const RULES_CHANNEL = 'visa_rules';

/** A second proposal for the same rule violates uq_visa_rules_replaces. */
export const PROPOSE_VISA_RULE = statement(
  'visaRules.propose',
  `
    insert into visa_rules (replaces_uuid, visa, course, job, hours_a_week, korean_level, under, verdict, reason, first_day,
      last_day, sentence, source, checked_at, proposed_by_uuid)
    values (:replaces?, :visa?, :course?, :job?, :hoursAWeek?, :koreanLevel?, :under?, :verdict, :reason, :from, :until?,
      :sentence, :source, :checkedAt, :administrator)
    returning uuid`,
);

/** From when on this administrator may confirm rule `r`; null where another one has to. */
export const confirmableFrom = (administrator: string) =>
  decidableFrom(administrator, {
    isPartial: (person) => `(r.proposed_by_uuid is not distinct from ${person})`,
    isDecider: isWorkingAdmin,
    from: 'r.created_at',
    waitsSince: 'r.created_at',
  });

/** Another administrator confirms; whoever is alone looks at it again a day later (ck_visa_rules_second_look). */
export const CONFIRM_VISA_RULE = statement(
  'visaRules.confirm',
  `
    update visa_rules r set state = 'CONFIRMED', decided_by_uuid = :administrator, decided_at = now(), updated_at = now()
    where r.uuid = :rule and r.state = 'PROPOSED' and ${isExpectedVersion('r.updated_at', ':seenAt')}
      and ${confirmableFrom(':administrator')} <= now()
    returning r.uuid`,
);

/** Takes back what nobody has confirmed, as it was seen. */
export const WITHDRAW_VISA_RULE = statement(
  'visaRules.withdraw',
  `
    update visa_rules set state = 'WITHDRAWN', decided_by_uuid = :administrator, decided_at = now(), updated_at = now()
    where uuid = :rule and state = 'PROPOSED' and ${isExpectedVersion('updated_at', ':seenAt')}
    returning uuid`,
);

export const NOTIFY_OF_RULES = statement('visaRules.tellProcesses', `select pg_notify('${RULES_CHANNEL}', '')`);

/** Remembers the rules of this release in the place of those of the one before. */
export const REMEMBER_SHIPPED = statement(
  'visaRules.rememberShipped',
  `
    with shipped as (
      select * from jsonb_to_recordset(:rules) as rule("ruleUuid" uuid, "answerHash" varchar, "visaMainId" smallint,
        "visaSubId" smallint, under smallint)
    ), gone as (
      delete from shipped_visa_rules s where not exists (select from shipped where "ruleUuid" = s.rule_uuid)
    )
    insert into shipped_visa_rules (rule_uuid, answer_hash, visa_main_id, visa_sub_id, under) select * from shipped
    on conflict (rule_uuid) do update set answer_hash = excluded.answer_hash, visa_main_id = excluded.visa_main_id,
      visa_sub_id = excluded.visa_sub_id, under = excluded.under`,
);
