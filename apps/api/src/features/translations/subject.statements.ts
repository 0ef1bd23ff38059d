import type { Statement } from '../../platform/database/database.js';

/** How a kind of subject is read beside its texts. */
export interface SubjectStatements {
  /** $1 uuid; rows of `userUuid`, `language`: who is looking at it now. */
  watchers: Statement;
  /**
   * $1 the uuid before the page or null, $2 how many; a row for each `language` that originals of the page are in: how many
   * `texts` there are, about how many `characters` they have, and the `last` uuid of the page.
   */
  sizes: Statement;
  /** $1 the uuid before the page or null, $2 how many; rows of `uuid`, in their order. */
  after: Statement;
  /**
   * Forgets what is remembered of translations of those that are deleted. $1 type, $2 the subject before the page or null, $3 how
   * many rows are looked at; a row of the `last` subject of the page, none after the last page.
   */
  forgetDeleted: Statement;
}

interface SubjectNames {
  uuid: string;
  /** Tables, joins and a `where`. */
  from: string;
  language: string;
  /** Columns with the texts that are long enough to count. */
  texts: readonly string[];
  /** A query of `user_uuid` for $1. */
  watchers: string;
  /** A query that finds `t.subject_uuid` as long as it is not deleted. */
  existing: string;
}

/** The statements of a kind of subject, from how its columns are called in `from`. */
export function subjectStatements(feature: string, names: SubjectNames): SubjectStatements {
  const { uuid, from, language, texts, watchers, existing } = names;
  const lengths = texts.map((text) => `coalesce(length(${text} ->> ${language}), 0)`);
  return {
    watchers: {
      name: `${feature}.watchers`,
      text: `
        select distinct u.uuid as "userUuid", u.language
        from (${watchers}) watching join users u on u.uuid = watching.user_uuid`,
    },
    sizes: {
      name: `${feature}.sizes`,
      text: `
        with page as (
          select ${uuid} as uuid, ${language} as language, ${lengths.join(' + ')} as characters
          from ${from} and ($1::uuid is null or ${uuid} > $1) order by ${uuid} limit $2
        )
        select language, count(*)::int as texts, sum(characters)::float8 as characters,
          (select uuid from page order by uuid desc limit 1) as last
        from page group by language`,
    },
    after: {
      name: `${feature}.after`,
      text: `select ${uuid} as uuid from ${from} and ($1::uuid is null or ${uuid} > $1) order by ${uuid} limit $2`,
    },
    forgetDeleted: {
      name: `${feature}.forgetDeleted`,
      text: `
        with page as (
          select subject_uuid from translations
          where subject_type = $1 and ($2::uuid is null or subject_uuid > $2) order by subject_uuid limit $3
        ), gone as (
          delete from translations t
          where t.subject_type = $1 and t.subject_uuid in (select subject_uuid from page) and not exists (${existing})
        )
        select subject_uuid as last from page order by subject_uuid desc limit 1`,
    },
  };
}
