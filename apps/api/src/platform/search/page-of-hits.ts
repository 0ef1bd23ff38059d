/** How many of the newest rows a search looks through before it asks the index of grams. */
export const WALKED = 1_000;

/**
 * SQL of a search's page, after `walked`, what was found among the newest rows, and `indexed`, what the index of grams finds:
 * both have `uuid` and `created_at` of the first `:skip` + `:limit` hits. The index is asked only where walking found too few.
 */
export const PAGE_OF_HITS = `page as materialized (
  select uuid from (
    select * from walked where (select count(*) from walked) = :skip::int + :limit::int
    union all
    select * from indexed where (select count(*) from walked) < :skip::int + :limit::int
  ) hits order by created_at desc, uuid desc offset :skip limit :limit
)`;
