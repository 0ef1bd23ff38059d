import { statement } from '../../platform/database/statement.js';

// The upkeep of the search index.

const TEXTS = `
  p.uuid, p.created_at as "createdAt", p.board,
  array(select value from jsonb_each_text(p.title) union all select value from jsonb_each_text(p.content)) as texts,
  array(select h.name from post_hashtags ph join hashtags h on h.uuid = ph.hashtag_uuid where ph.post_uuid = p.uuid)
    as hashtags`;

/** The transaction has written or locked the post. */
export const POST_TO_INDEX = statement('postSearch.textsOfPost', `select ${TEXTS} from posts p where p.uuid = :post`);

/**
 * Posts that are not in the index as this version makes it, newest first;
 * locked, so that no writer is overtaken.
 */
export const POSTS_TO_FILL = statement(
  'postSearch.textsToFill',
  `
    select ${TEXTS} from posts p
    where p.uuid < :after and p.deleted_at is null
      and (select s.version from post_search s where s.post_uuid = p.uuid) is distinct from :version::smallint
    order by p.uuid desc limit :limit for no key update of p skip locked`,
);

export const SAVE_ENTRIES = statement(
  'postSearch.save',
  `
    insert into post_search (post_uuid, created_at, board, text, grams, version)
    select uuid, "createdAt", board, text, grams, :version
    from jsonb_to_recordset(:entries) as entry(uuid uuid, "createdAt" timestamptz, board varchar, text text, grams int[])
    on conflict (post_uuid) do update set board = excluded.board, text = excluded.text, grams = excluded.grams,
      version = excluded.version`,
);
