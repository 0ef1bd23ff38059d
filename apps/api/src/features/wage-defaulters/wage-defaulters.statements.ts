import { isExpectedVersion } from '../../platform/database/expected-version.js';
import { statement } from '../../platform/database/statement.js';

// The writes of the list of wage defaulters.

/** Writes the entries of a list; who was on the one before keeps what was decided about them. */
export const WRITE_DEFAULTERS = statement(
  'wageDefaulters.write',
  `
    insert into wage_defaulters as d (identity, name, representative, business, address, amount, published_from,
      published_until, name_keys)
    select given.identity, given.name, given.representative, given.business, given.address, given.amount, given."publishedFrom",
      given."publishedUntil", given."nameKeys"
    from jsonb_to_recordset(:entries) as given(identity varchar, name varchar, representative varchar, business varchar,
      address varchar, amount bigint, "publishedFrom" date, "publishedUntil" date, "nameKeys" varchar[])
    order by given.identity
    on conflict on constraint uq_wage_defaulters_identity do update set amount = excluded.amount,
      published_from = excluded.published_from, published_until = excluded.published_until, name_keys = excluded.name_keys`,
);

/** Whoever is not on the list any more, with what was decided about them. */
export const DROP_DEFAULTERS = statement(
  'wageDefaulters.drop',
  `delete from wage_defaulters where identity <> all(:identities::varchar[]) returning uuid`,
);

/** Companies after `:after` that are not closed, to be compared with the list. */
export const COMPANY_NAMES = statement(
  'wageDefaulters.companyNames',
  `
    select uuid, company_name as name from companies
    where deleted_at is null and uuid > :after order by uuid limit :limit`,
);

/** The names of those who recruit by open imported postings, after `:after`. */
export const IMPORTED_NAMES = statement(
  'wageDefaulters.importedNames',
  `
    select distinct p.source_company_name as name from job_postings p
    where p.source_company_name > :after and p.closed_at is null and p.expired_at is null and p.deleted_at is null
    order by 1 limit :limit`,
);

export const PROPOSE_COMPANIES = statement(
  'wageDefaulters.proposeCompanies',
  `
    insert into wage_defaulter_matches (defaulter_uuid, company_uuid)
    select d.uuid, given.company
    from unnest(:companies::uuid[], :keys::varchar[]) as given(company, key) join wage_defaulters d on d.name_keys @> array[given.key]
    on conflict on constraint uq_wage_defaulter_matches_pair do nothing returning uuid`,
);

export const PROPOSE_IMPORTED = statement(
  'wageDefaulters.proposeImported',
  `
    insert into wage_defaulter_matches (defaulter_uuid, source_company_name)
    select d.uuid, given.name
    from unnest(:names::varchar[], :keys::varchar[]) as given(name, key) join wage_defaulters d on d.name_keys @> array[given.key]
    on conflict on constraint uq_wage_defaulter_matches_pair do nothing returning uuid`,
);

/** `seenAt` is its `updatedAt` as it was read. */
export const DECIDE_MATCH = statement(
  'wageDefaulters.decide',
  `
    update wage_defaulter_matches set state = :state, decided_by_uuid = :decidedBy, decided_at = now(), updated_at = now()
    where uuid = :match and ${isExpectedVersion('updated_at', ':seenAt')}
    returning uuid`,
);
