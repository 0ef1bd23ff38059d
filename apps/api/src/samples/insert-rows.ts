import { hashtagKey } from '@haiko/shared/rules/hashtag';
import type { EntityManager } from 'typeorm';

export type Row = Record<string, unknown>;

/** Inserts rows whose keys are the table's column names; Postgres converts the values to the columns' types. */
export async function insertRows(manager: EntityManager, table: string, rows: Row[], conflict = ''): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await manager.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${conflict}`,
    [JSON.stringify(rows)],
  );
}

/** Gives posts their hashtags, by post uuid; hashtags that are there already are used. */
export async function insertHashtags(
  manager: EntityManager,
  tagged: { uuid: string; names: string[] }[],
): Promise<void> {
  const names = new Map(tagged.flatMap((post) => post.names.map((name) => [hashtagKey(name), name] as const)));
  const tags = [...names].map(([key, name]) => ({ key, name }));
  await insertRows(manager, 'hashtags', tags, 'on conflict (key) do nothing');
  const used = tagged.flatMap(({ uuid, names: own }) =>
    own.map((name, position) => ({ post_uuid: uuid, key: hashtagKey(name), position })),
  );
  await manager.query(
    `insert into post_hashtags (post_uuid, hashtag_uuid, position)
     select used.post_uuid, h.uuid, used.position
     from jsonb_to_recordset($1) as used(post_uuid uuid, key varchar, position smallint) join hashtags h using (key)`,
    [JSON.stringify(used)],
  );
}
