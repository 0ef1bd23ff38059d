// The limit that the feed is measured against: one page, as fast as one statement can give it.

/**
 * The same rows as a feed page of the product: post, author, files, hashtags, counts and the marks of the reader ($1). Every
 * look-up is by an index, whatever the planner thinks of small tables: `offset 0` keeps it from joining them whole. Nothing but
 * the reader varies, so that Postgres plans it once a connection.
 */
export const HONEST_PAGE = `
  with page as materialized (
    select uuid from posts where board = 'COMMUNITY' and deleted_at is null order by created_at desc, uuid desc limit 10
  )
  select coalesce(json_agg(item order by item."createdAt" desc, item.uuid desc), '[]')::text as body from (
    select p.uuid, p.created_at as "createdAt", p.title, p.content, p.original_language, p.view_count, p.like_count,
      p.comment_count, json_build_object('uuid', u.uuid, 'nickname', u.nickname, 'profileImageUrl', u.profile_image_url,
        'nationalityUuid', u.nationality_uuid) as user,
      coalesce((select json_agg(json_build_object('uuid', pf.uuid, 'name', pf.name, 'path', f.path, 'width', f.width,
        'height', f.height) order by pf.position)
        from post_files pf
        cross join lateral (select * from files where files.uuid = pf.file_uuid offset 0) f
        where pf.post_uuid = p.uuid), '[]') as files,
      coalesce((select json_agg(json_build_object('uuid', h.uuid, 'name', h.name) order by ph.position)
        from post_hashtags ph
        cross join lateral (select * from hashtags where hashtags.uuid = ph.hashtag_uuid offset 0) h
        where ph.post_uuid = p.uuid), '[]') as hashtags,
      (select r.type from post_reactions r where r.post_uuid = p.uuid and r.user_uuid = $1) as reaction,
      (select s.uuid from post_scraps s where s.post_uuid = p.uuid and s.user_uuid = $1) as scrap
    from page
    cross join lateral (select * from posts where posts.uuid = page.uuid offset 0) p
    cross join lateral (select * from users where users.uuid = p.author_uuid offset 0) u
  ) item`;

/**
 * Throws where Postgres would read a table from its beginning: that is no limit of anything.
 * @param {import('pg').Client} client
 * @param {string} reader
 */
export async function assertNoScan(client, reader) {
  await client.query(`prepare honest_page (uuid) as ${HONEST_PAGE}`);
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await client.query(`explain execute honest_page ('${reader}')`);
  await client.query('reset plan_cache_mode; deallocate honest_page');
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'));
  if (scans.length > 0) throw new Error(`The limit reads whole tables:\n${scans.join('\n')}`);
}
