// The data set of the measurements: a city of people and posts, made inside Postgres. Every twentieth post is translated, and
// there are as many hashtags as a real place has.

const CITY = `
  insert into users (nickname, nickname_key, gender, birth_date, nationality_uuid, language)
  select 'city' || n, 'city' || n, 'female', '1995-01-01',
    (array(select uuid from nationalities order by uuid limit 20))[1 + n % 20], 'en'
  from generate_series(1, :people) n;

  create temp table authors as
    select row_number() over (order by uuid) as n, uuid, nationality_uuid from users;

  create temp table sentences (number, code, sentence) as values
    (0, 'ko', '겨울이 오기 전에 따뜻한 옷을 어디서 사나요?'), (1, 'en', 'Where do you buy warm clothes?'),
    (2, 'zh', '你们在哪里买保暖的衣服？'), (3, 'ja', '暖かい服はどこで買いますか？'),
    (4, 'th', 'ซื้อเสื้อผ้าอุ่นที่ไหนดีคะ'), (5, 'vi', 'Mọi người mua áo ấm ở đâu vậy?'),
    (6, 'km', 'តើទិញសម្លៀកបំពាក់ក្តៅនៅឯណា?'), (7, 'tl', 'Saan kayo bumibili ng makapal na damit?'),
    (8, 'bn', 'গরম কাপড় কোথায় কেনেন?');

  insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at, view_count)
  select a.uuid, a.nationality_uuid, l.code,
    jsonb_build_object(l.code, l.sentence || ' ' || i),
    jsonb_build_object(l.code, repeat(l.sentence || ' ', 4 + i % 9)),
    now() - i * interval '20 seconds', i % 400
  from generate_series(1, :posts) i
  join authors a on a.n = 1 + i % :people
  join sentences l on l.number = i % 9;

  update posts set
    title = (select jsonb_object_agg(code, sentence || ' ' || view_count) from sentences),
    content = (select jsonb_object_agg(code, repeat(sentence || ' ', 4 + view_count % 9)) from sentences)
  where view_count % 20 = 0;

  insert into hashtags (name, key) select 'tag' || n, 'tag' || n from generate_series(1, :hashtags) n;
  insert into post_hashtags (post_uuid, hashtag_uuid, position)
  select p.uuid, h.uuid, position
  from (select uuid, row_number() over () as n from posts) p
  cross join generate_series(0, 1) position
  join (select uuid, row_number() over () as n from hashtags) h on h.n = 1 + (p.n * (position + 1) + position * 7) % :hashtags
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
  cross join (values (1), (7), (31)) as step(length)
  join authors a on a.n = 1 + (p.n * step.length) % :people
  on conflict do nothing;
  insert into post_scraps (post_uuid, user_uuid)
  select p.uuid, a.uuid
  from (select uuid, row_number() over () as n from posts) p join authors a on a.n = 1 + (p.n * 13) % :people
  where p.n % 10 = 0;
  update posts p set like_count = counted.likes
  from (select post_uuid, count(*) as likes from post_reactions group by post_uuid) counted where counted.post_uuid = p.uuid;

  -- A real place has written them one after the other; joins and updates have not.
  create index city_order on posts (created_at);
  cluster posts using city_order;
  drop index city_order;
`;

/** What the busiest minute brings. */
export const MINUTE = `
  insert into posts (author_uuid, author_nationality_uuid, original_language, title, content)
  select author_uuid, author_nationality_uuid, original_language, title, content
  from (select * from posts order by created_at desc limit 60) newest`;

/**
 * Fills an empty, migrated database.
 * @param {import('pg').Client} client
 * @param {number} posts
 */
export async function buildCity(client, posts) {
  const numbers = { posts, people: Math.max(5_000, posts / 10), hashtags: Math.min(50_000, posts / 2) };
  // Nobody needs to be told of so many posts one by one.
  await client.query('set synchronous_commit = off; set session_replication_role = replica');
  for (const statement of CITY.split(/;\n/).filter((part) => part.trim())) {
    await client.query(statement.replaceAll(/:(posts|people|hashtags)/g, (_, name) => String(numbers[name])));
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}
