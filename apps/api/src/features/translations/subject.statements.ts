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
  /**
   * Forgets what was suggested for those of which no text is kept any more: it says the same in another language. $1 type, $2
   * the suggestion before the page or null, $3 how many are looked at; a row of the `last` one of the page, none after the last
   * page.
   */
  forgetSuggestions: Statement;
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
  /** A query that finds `s.subject_uuid` as long as its text is kept, be it deleted or not. */
  kept: string;
}

/** The statements of a kind of subject, from how its columns are called in `from`. */
export function subjectStatements(feature: string, names: SubjectNames): SubjectStatements {
  const { uuid, from, language, texts, watchers } = names;
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
    ...cleanUpStatements(feature, names),
  };
}

function cleanUpStatements(
  feature: string,
  { existing, kept }: SubjectNames,
): Pick<SubjectStatements, 'forgetDeleted' | 'forgetSuggestions'> {
  return {
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
    forgetSuggestions: {
      name: `${feature}.forgetSuggestions`,
      text: `
        with page as (
          select uuid from translation_suggestions
          where subject_type = $1 and uuid > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
          order by uuid limit $3
        ), gone as (
          delete from translation_suggestions s
          where s.subject_type = $1 and s.uuid in (select uuid from page) and not exists (${kept})
        )
        select uuid as last from page order by uuid desc limit 1`,
    },
  };
}
