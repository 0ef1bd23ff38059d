import type { Statement } from '../../platform/database/database.js';

/** How a kind of subject is read beside its texts. */
export interface SubjectStatements {
  /** $1 uuid; rows of `userUuid`, `language`: who is looking at it now. */
  watchers: Statement;
  /** One row: the `total` of all there are. */
  count: Statement;
  /** $1 the uuid before the page or null, $2 how many; rows of `uuid`, in their order. */
  after: Statement;
}

/**
 * The statements of a kind of subject, all of which `from` names: tables, joins and a `where`. `watchers` is a query of
 * `user_uuid` for $1.
 */
export function subjectStatements(feature: string, uuid: string, from: string, watchers: string): SubjectStatements {
  return {
    watchers: {
      name: `${feature}.watchers`,
      text: `
        select distinct u.uuid as "userUuid", u.language
        from (${watchers}) watching join users u on u.uuid = watching.user_uuid`,
    },
    count: { name: `${feature}.count`, text: `select count(*)::int as total from ${from}` },
    after: {
      name: `${feature}.after`,
      text: `select ${uuid} as uuid from ${from} and ($1::uuid is null or ${uuid} > $1) order by ${uuid} limit $2`,
    },
  };
}
