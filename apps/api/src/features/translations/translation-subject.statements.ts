import * as v from 'valibot';
import { statement, type Statements } from '../../platform/database/statement.js';

/** The features that have such statements. */
type Feature = FeatureOf<keyof Statements>;
type FeatureOf<Name> = Name extends `${infer Feature}.watchers` ? Feature : never;

interface SubjectNames {
  uuid: string;
  /** Tables, joins and a `where`. */
  from: string;
  language: string;
  /** Columns with the texts that are long enough to count. */
  texts: readonly string[];
  /** An update for `correctLanguage`. */
  correctLanguage: string;
  /** A query of `user_uuid` for `:subject`. */
  watchers: string;
  /** A query that finds `t.subject_uuid` as long as it is not deleted. */
  existing: string;
  /** A query that finds `s.subject_uuid` as long as its text is kept, be it deleted or not. */
  kept: string;
}

/** The statements of a kind of subject, from how its columns are called in `from`. */
export function subjectStatements(feature: Feature, names: SubjectNames) {
  const { uuid, from, language, texts, correctLanguage, watchers } = names;
  const lengths = texts.map((text) => `coalesce(length(${text} ->> ${language}), 0)`);
  const page = `${from} and (:after?::uuid is null or ${uuid} > :after?) order by ${uuid} limit :limit`;
  return {
    /** Its texts are really in `language`; drops what was translated from the other one. */
    correctLanguage: statement(`${feature}.correctLanguage`, correctLanguage),
    /** Who is looking at it now. */
    watchers: statement(
      `${feature}.watchers`,
      `
        select distinct u.uuid as "userUuid", u.language
        from (${watchers}) watching join users u on u.uuid = watching.user_uuid`,
    ),
    /**
     * A row for each `language` that originals of the page are in: how many `texts` there are, about how many `characters`
     * they have, and the `last` uuid of the page.
     */
    sizes: statement(
      `${feature}.sizes`,
      `
        with page as (
          select ${uuid} as uuid, ${language} as language, ${lengths.join(' + ')} as characters from ${page}
        )
        select language, count(*)::int as texts, sum(characters)::float8 as characters,
          (select uuid from page order by uuid desc limit 1) as last
        from page group by language`,
      { last: v.string() },
    ),
    /** The page's uuids in their order. */
    after: statement(`${feature}.after`, `select ${uuid} as uuid from ${page}`),
    ...cleanUpStatements(feature, names),
  };
}

function cleanUpStatements(feature: Feature, { existing, kept }: SubjectNames) {
  return {
    /**
     * Forgets what is remembered of translations of those that are deleted; the `last` subject of the page, none after the
     * last page.
     */
    forgetDeleted: statement(
      `${feature}.forgetDeleted`,
      `
        with page as (
          select subject_uuid from translations
          where subject_type = :type and (:after?::uuid is null or subject_uuid > :after?)
          order by subject_uuid limit :limit
        ), gone as (
          delete from translations t
          where t.subject_type = :type and t.subject_uuid in (select subject_uuid from page) and not exists (${existing})
        )
        select subject_uuid as last from page order by subject_uuid desc limit 1`,
    ),
    /**
     * Forgets what was suggested for those of which no text is kept any more: it says the same in another language. The
     * `last` suggestion of the page, none after the last page.
     */
    forgetSuggestions: statement(
      `${feature}.forgetSuggestions`,
      `
        with page as (
          select uuid from translation_suggestions
          where subject_type = :type and uuid > coalesce(:after?::uuid, '00000000-0000-0000-0000-000000000000')
          order by uuid limit :limit
        ), gone as (
          delete from translation_suggestions s
          where s.subject_type = :type and s.uuid in (select uuid from page) and not exists (${kept})
        )
        select uuid as last from page order by uuid desc limit 1`,
    ),
  };
}

/** How a kind of subject is read beside its texts. */
export type ContentStatements = ReturnType<typeof subjectStatements>;
