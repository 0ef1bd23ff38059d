import { VISA_RULES } from '../src/reference/visaRules.ts';

/**
 * SQL by which administrators have checked every rule of the product today, on a database with people: half a year after their
 * release rules answer "ask first", as they should, and no test depends on when it runs.
 */
export const RULES_CHECKED_TODAY = `
  insert into visa_rules (state, replaces_uuid, visa, course, job, hours_a_week, korean_level, under, verdict, reason, first_day,
    last_day, sentence, source, checked_at, proposed_by_uuid, decided_by_uuid, decided_at, created_at)
  select 'CONFIRMED', r.uuid, r.visa, r.course, r.job, r."hoursAWeek", r."koreanLevel", r.under, r.verdict, r.reason, r."from",
    r.until, r.sentence, r.source, (now() at time zone 'Asia/Seoul')::date, p.uuid, p.uuid, now(), now() - interval '2 days'
  from jsonb_to_recordset($rules$${JSON.stringify(VISA_RULES)}$rules$::jsonb) as r (uuid uuid, visa text, course text, job int,
      "hoursAWeek" int, "koreanLevel" int, under int, verdict text, reason text, "from" date, until date, sentence jsonb, source text),
    (select uuid from users limit 1) p`;
