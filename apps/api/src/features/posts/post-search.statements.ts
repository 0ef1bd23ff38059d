import type { Statement } from '../../platform/database/database.js';

// The upkeep of the search index.

const TEXTS = `
  p.uuid, p.created_at as "createdAt", p.board,
  array(select value from jsonb_each_text(p.title) union all select value from jsonb_each_text(p.content)) as texts,
  array(select h.name from post_hashtags ph join hashtags h on h.uuid = ph.hashtag_uuid where ph.post_uuid = p.uuid)
    as hashtags`;

/** $1 post, which the transaction has written or locked. */
export const TEXTS_OF_POST: Statement = {
  name: 'postSearch.textsOfPost',
  text: `select ${TEXTS} from posts p where p.uuid = $1`,
};

/**
 * $1 version, $2 after which post, newest first, $3 how many. Posts that are not in the index as this version makes it;
 * locked, so that no writer is overtaken.
 */
export const TEXTS_TO_FILL: Statement = {
  name: 'postSearch.textsToFill',
  text: `
    select ${TEXTS} from posts p
    where p.uuid < $2 and p.deleted_at is null
      and (select s.version from post_search s where s.post_uuid = p.uuid) is distinct from $1::smallint
    order by p.uuid desc limit $3 for no key update of p skip locked`,
};

/** $1 entries as JSON, $2 version. */
export const SAVE_ENTRIES: Statement = {
  name: 'postSearch.save',
  text: `
    insert into post_search (post_uuid, created_at, board, text, grams, version)
    select uuid, "createdAt", board, text, grams, $2
    from jsonb_to_recordset($1) as entry(uuid uuid, "createdAt" timestamptz, board varchar, text text, grams int[])
    on conflict (post_uuid) do update set board = excluded.board, text = excluded.text, grams = excluded.grams,
      version = excluded.version`,
};
