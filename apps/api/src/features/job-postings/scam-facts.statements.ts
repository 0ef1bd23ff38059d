import { statement } from '../../platform/database/statement.js';
import { JOB_FACETS, PAY_FACETS } from '../job-search/job-search.facets.js';

// What is odd about a posting, whatever it says.

/** Fewer postings of a kind say nothing of what it usually pays. */
const FEWEST_POSTINGS = 20;
/** Numbers find other people in time. */
const PHONE_MONTHS = 12;

const within = (facet: string, { from, until }: { from: number; until: number }) =>
  `${facet} >= ${from} and ${facet} < ${until}`;

/** By the facets of open postings, from other sites, too; a kind that has become rare is forgotten. */
export const MEASURE_PAY = statement(
  'scamFacts.measurePay',
  `
    with measured as (
      select job - ${JOB_FACETS.from} as job, percentile_cont(0.5) within group (order by pay - ${PAY_FACETS.from})::int as hourly
      from job_postings p, unnest(p.facets) pay, unnest(p.facets) job
      where p.is_public and p.closed_at is null and p.expired_at is null and p.deleted_at is null and p.blocked_at is null
        and ${within('pay', PAY_FACETS)} and ${within('job', JOB_FACETS)}
      group by job having count(*) >= ${FEWEST_POSTINGS}
    ), gone as (
      delete from job_pay_medians where job_category_id not in (select job from measured)
    )
    insert into job_pay_medians (job_category_id, hourly) select job, hourly from measured
    on conflict (job_category_id) do update set hourly = excluded.hourly`,
);

/** Pay over twice the median of each of its kinds that has one, and a number under two companies. Nothing of other sites' postings. */
export const FACTS_OF_POSTINGS = statement(
  'scamFacts.ofPostings',
  `
    select p.uuid,
      coalesce((
        select bool_and(pay - ${PAY_FACETS.from} > 2 * m.hourly)
        from unnest(p.facets) pay, job_pay_medians m
        where ${within('pay', PAY_FACETS)} and m.job_category_id + ${JOB_FACETS.from} = any(p.facets)), false) as "isHighPay",
      exists (
        select from (
          select o.company_uuid from job_postings o
          where o.contact_phone <> '' and o.contact_phone in (p.contact_phone, p.contact_mobile)
            and o.company_uuid is not null and o.company_uuid <> p.company_uuid
            and o.deleted_at is null and o.created_at > now() - interval '${PHONE_MONTHS} months'
          union all
          select o.company_uuid from job_postings o
          where o.contact_mobile <> '' and o.contact_mobile in (p.contact_phone, p.contact_mobile)
            and o.company_uuid is not null and o.company_uuid <> p.company_uuid
            and o.deleted_at is null and o.created_at > now() - interval '${PHONE_MONTHS} months'
        ) same) as "isPhoneShared"
    from job_postings p where p.uuid = any(:postings::uuid[]) and p.company_uuid is not null`,
);
