import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { planOf } from '../../../test/plans.js';
import { found } from '../../platform/errors/app-error.js';
import { FRIENDS, RECEIVED_REQUESTS, SENT_REQUESTS } from '../friends/friends.queries.js';
import { FEED } from '../feed/feed.queries.js';
import { RECEIVED_NOTIFICATIONS } from './notifications.queries.js';

const PEOPLE = 400;

let test: TestApp;
let person: TestUser;
let popular: TestUser;

// A person who blocks two hundred others, in tables of a size where the plan matters.
beforeAll(async () => {
  test = await startApp();
  [person, popular] = await Promise.all([aUser(test), aUser(test)]);
  await test.database.manager.query(
    `with people as (
       insert into users (nickname, nickname_key, gender, nationality_uuid, language)
       select 'person' || n, 'person' || n, 'male', (select uuid from nationalities limit 1), 'en'
       from generate_series(1, ${PEOPLE}) n returning uuid, nationality_uuid
     ), numbered as (select *, row_number() over () as n from people), blocked as (
       insert into blocks (blocker_uuid, blocked_uuid) select $1, uuid from numbered where n <= 200
       union all select a.uuid, b.uuid from numbered a join numbered b on b.n > a.n and b.n <= a.n + 40
     ), posts_written as (
       insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
       select uuid, nationality_uuid, 'en', '{"en": "title"}', '{"en": "text"}', now() - (n * 60 + m) * interval '1 second'
       from numbered cross join generate_series(1, 50) m
     ), notified as (
       insert into notifications (receiver_uuid, from_user_uuid, type, cause_uuid, created_at)
       select receiver, uuid, 'Comment', uuidv7(), now() - n * interval '1 minute'
       from numbered cross join generate_series(1, 20) m cross join unnest(array[$1::uuid, $2::uuid]) receiver
     )
     insert into friendships (requester_uuid, addressee_uuid, state, decided_at)
     select least(a.uuid, b.uuid), greatest(a.uuid, b.uuid), case when (a.n + b.n) % 3 = 0 then 'REQUESTED' else 'FRIENDS' end,
       case when (a.n + b.n) % 3 = 0 then null else now() end
     from numbered a join numbered b on a.n < b.n and b.n <= a.n + 40`,
    [person.uuid, popular.uuid],
  );
  for (const table of ['users', 'blocks', 'posts', 'notifications', 'friendships'])
    await asOwner(test, `analyze ${table}`);
});
afterAll(() => test.stop());

describe('somebody who blocks nobody, and somebody who blocks two hundred', () => {
  it.each(['nobody', 'two hundred'])('read the feed from its index: %s', async (whom) => {
    const plan = await planOf(test, FEED, {
      viewer: whom === 'nobody' ? popular.uuid : person.uuid,
      skip: 20,
      limit: 11,
    });
    expect(plan).toContain('"Index Name":"ix_posts_feed"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(posts|blocks)"/);
  });

  it.each(['nobody', 'two hundred'])('read their notifications from their index: %s', async (whom) => {
    const plan = await planOf(test, RECEIVED_NOTIFICATIONS, {
      viewer: whom === 'nobody' ? popular.uuid : person.uuid,
      skip: 20,
      limit: 11,
    });
    expect(plan).toContain('"Index Name":"ix_notifications_received"');
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(notifications|blocks|posts)"/);
  });
});

describe('the lists of friends', () => {
  it.each([
    ['friends', FRIENDS, ['ix_friendships_of_requester', 'ix_friendships_of_addressee']],
    ['received requests', RECEIVED_REQUESTS, ['ix_friendships_received']],
    ['sent requests', SENT_REQUESTS, ['ix_friendships_sent']],
  ])('read %s from an index made for them', async (_, statement, indexes) => {
    const rows = await test.database.manager.query<{ uuid: string }[]>(
      'select requester_uuid as uuid from friendships limit 1',
    );
    const page = { viewer: found(rows[0]).uuid, skip: 0, limit: 11, name: null, key: null };
    const plan = await planOf(test, statement, page);
    for (const index of indexes) expect(plan).toContain(`"Index Name":"${index}"`);
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"friendships"/);
  });
});
