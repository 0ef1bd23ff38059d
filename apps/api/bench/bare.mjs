// The limit that the feed is measured against: node:http, pg and one prepared statement that returns the page as JSON.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

// The same rows as a feed page of the product: post, author, files, hashtags, counts and the reader's own marks.
const text = `
  with page as materialized (
    select uuid from posts where board = 'COMMUNITY' and deleted_at is null
    order by created_at desc, uuid desc offset $2 limit $3
  )
  select coalesce(json_agg(item order by item."createdAt" desc, item.uuid desc), '[]')::text as body from (
    select p.uuid, p.created_at as "createdAt", p.title, p.content, p.original_language, p.view_count, p.like_count,
      p.comment_count, json_build_object('uuid', u.uuid, 'nickname', u.nickname, 'profileImageUrl', u.profile_image_url,
        'nationalityUuid', u.nationality_uuid) as user,
      coalesce((select json_agg(json_build_object('uuid', pf.uuid, 'name', pf.name, 'path', f.path, 'width', f.width,
        'height', f.height) order by pf.position)
        from post_files pf join files f on f.uuid = pf.file_uuid where pf.post_uuid = p.uuid), '[]') as files,
      coalesce((select json_agg(json_build_object('uuid', h.uuid, 'name', h.name) order by ph.position)
        from post_hashtags ph join hashtags h on h.uuid = ph.hashtag_uuid where ph.post_uuid = p.uuid), '[]') as hashtags,
      (select r.type from post_reactions r where r.post_uuid = p.uuid and r.user_uuid = $1) as reaction,
      (select s.uuid from post_scraps s where s.post_uuid = p.uuid and s.user_uuid = $1) as scrap
    from page join posts p using (uuid) join users u on u.uuid = p.author_uuid
  ) item`;

const server = http.createServer(async (request, response) => {
  request.resume();
  const { rows } = await pool.query({ name: 'page', text, values: [process.env.READER, 0, 10] });
  response.setHeader('content-type', 'application/json');
  response.end(rows[0].body);
});
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
