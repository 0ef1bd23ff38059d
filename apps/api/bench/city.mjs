// The data set of the measurements: a small city of people and posts, made inside Postgres.

const CITY = `
  insert into users (nickname, nickname_key, gender, birth_date, nationality_uuid, language, terms_version)
  select 'city' || n, 'city' || n, 'female', '1995-01-01',
    (array(select uuid from nationalities order by uuid limit 20))[1 + n % 20], 'en', 'bench'
  from generate_series(1, 5000) n;

  create temp table authors as
    select row_number() over (order by uuid) as n, uuid, nationality_uuid from users where terms_version = 'bench';

  insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at, view_count)
  select a.uuid, a.nationality_uuid, l.code,
    jsonb_build_object(l.code, l.sentence || ' ' || i),
    jsonb_build_object(l.code, repeat(l.sentence || ' ', 4 + i % 9)),
    now() - i * interval '20 seconds', i % 400
  from generate_series(1, $1::int) i
  join authors a on a.n = 1 + i % 5000
  join (values
    (0, 'ko', '겨울이 오기 전에 따뜻한 옷을 어디서 사나요?'), (1, 'en', 'Where do you buy warm clothes?'),
    (2, 'zh', '你们在哪里买保暖的衣服？'), (3, 'ja', '暖かい服はどこで買いますか？'),
    (4, 'th', 'ซื้อเสื้อผ้าอุ่นที่ไหนดีคะ'), (5, 'vi', 'Mọi người mua áo ấm ở đâu vậy?'),
    (6, 'km', 'តើទិញសម្លៀកបំពាក់ក្តៅនៅឯណា?'), (7, 'tl', 'Saan kayo bumibili ng makapal na damit?'),
    (8, 'bn', 'গরম কাপড় কোথায় কেনেন?')) as l(number, code, sentence) on l.number = i % 9;

  insert into hashtags (name, key) select 'tag' || n, 'tag' || n from generate_series(1, 500) n;
  insert into post_hashtags (post_uuid, hashtag_uuid, position)
  select p.uuid, h.uuid, position
  from (select uuid, row_number() over () as n from posts) p
  cross join generate_series(0, 1) position
  join (select uuid, row_number() over () as n from hashtags) h on h.n = 1 + (p.n * (position + 1) + position * 7) % 500
  on conflict do nothing;

  insert into files (owner_uuid, purpose, name, path, thumbnail_path, type, size, width, height, attached_at)
  select a.uuid, 'post', 'photo.webp', '/files/bench' || a.n, '/files/bench' || a.n || 't', 'image/webp', 1, 1200, 900, now()
  from authors a;
  insert into post_files (post_uuid, file_uuid, name, position)
  select p.uuid, f.uuid, 'photo.webp', 0
  from (select uuid, author_uuid, row_number() over () as n from posts) p join files f on f.owner_uuid = p.author_uuid
  where p.n % 3 = 0;

  insert into post_reactions (post_uuid, user_uuid, type)
  select p.uuid, a.uuid, 'Like'
  from (select uuid, row_number() over () as n from posts) p
  join authors a on a.n in (1 + p.n % 4999, 1 + (p.n * 7) % 4999, 1 + (p.n * 31) % 4999)
  on conflict do nothing;
  update posts p set like_count = (select count(*) from post_reactions r where r.post_uuid = p.uuid);
`;

/**
 * Fills an empty, migrated database.
 * @param {import('pg').Client} client
 * @param {number} posts
 */
export async function buildCity(client, posts) {
  await client.query('set synchronous_commit = off');
  for (const statement of CITY.split(/;\n/).filter((part) => part.trim())) {
    await client.query(statement.includes('$1') ? statement.replace('$1::int', String(posts)) : statement);
  }
  await client.query('vacuum analyze');
}
