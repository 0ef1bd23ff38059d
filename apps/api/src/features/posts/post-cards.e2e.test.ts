import { asOwner } from '../../../test/as-owner.js';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { statementsOf } from '../../../test/count-statements.js';
import { aUser, nationalityUuid, type TestUser } from '../../../test/factories.js';
import { aPicture, aPost } from '../../../test/post-factories.js';
import { Listener } from '../../platform/database/listener.js';
import { cards } from './posts.queries.js';

const CARD = `uuid createdAt updatedAt title titleKm content contentKm views likes commentsCount originalLanguage thumbnailImageUrl
  shown(language: km) { title excerpt town language isTranslated } likes_dislikes { uuid type } scraps { uuid }
  user { uuid nickname profileImageUrl isWithdrawn nationalityInfo { nationality { uuid code } } }
  region { id nameKo } post_files { uuid name alt path thumbnailPath width height } hashtags { uuid name } sub_board { uuid } address mapUrl`;

let test: TestApp;
let author: TestUser;
let reader: TestUser;
let post: { uuid: string };
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  [author, reader] = [await aUser(test), await aUser(test)];
  post = await aPost(test, author, { title: 'দোকান', originalLanguage: 'bn', hashtagNames: ['বাজার'] });
  await rest(test, 'post', `/api/scraps/${post.uuid}`, undefined, reader);
  // Both have looked at it: its card is in memory.
  await feed(author);
  await feed(reader);
});
afterAll(() => test.stop());

interface Card {
  uuid: string;
  likes_dislikes: object[];
  [field: string]: unknown;
}

async function feed(caller: { token?: string } = {}): Promise<Card[]> {
  return (await query(test, `{ readPosts(take: 50) { items { ${CARD} } } }`, {}, caller)).data['readPosts'].items;
}
const inFeed = async (caller?: { token: string }) => (await feed(caller)).find(({ uuid }) => uuid === post.uuid);
/** The same post as the reader has saved it: that list is read whole each time. */
const readAnew = async (): Promise<Card> =>
  (await query(test, `{ readScrappedPosts { items { ${CARD} } } }`, {}, reader)).data['readScrappedPosts'].items[0];
const change = (body: object) =>
  rest(
    test,
    'put',
    `/api/post/${post.uuid}`,
    { title: 'দোকান', content: 'x', originalLanguage: 'bn', ...body },
    author,
  );

describe('a card in memory', () => {
  it('is not read again', async () => {
    expect(await statementsOf(() => feed(reader))).toEqual(['access.viewer', 'feed.openPage']);
  });

  it.each([
    ['a like', 'like_count'],
    ['a view', 'view_count'],
    ['a comment', 'comment_count'],
  ])('counts %s at once and is not read again', async (_, counter) => {
    const before = await inFeed(reader);
    await asOwner(test, `update posts set ${counter} = ${counter} + 1 where uuid = '${post.uuid}'`);
    // What the write has told to all processes has come to this one.
    await test.app.get(Listener).settled();
    expect(await statementsOf(() => feed(reader))).toEqual(['access.viewer', 'feed.openPage']);
    expect(await inFeed(reader)).not.toEqual(before);
    expect(await inFeed(reader)).toEqual(await readAnew());
  });

  it.each<[string, (uuids: { post: string; author: string }) => string]>([
    ['a translation', ({ post: uuid }) => `update posts set title = title || '{"km": "ហាង"}' where uuid = '${uuid}'`],
    ['another name', ({ author: uuid }) => `update users set nickname = 'শিউলি' where uuid = '${uuid}'`],
    ['another picture', ({ author: uuid }) => `update users set profile_image_url = '/files/x' where uuid = '${uuid}'`],
    [
      'another nationality',
      ({ author: uuid }) => `update users set nationality_uuid = '${nationalityUuid('MN')}' where uuid = '${uuid}'`,
    ],
    [
      'a person who has left',
      ({ author: uuid }) =>
        `update users set nickname = '', nickname_key = null, withdrawn_at = now() where uuid = '${uuid}'`,
    ],
  ])('shows %s at once, whoever wrote it', async (_, sql) => {
    const before = await inFeed(reader);
    await asOwner(test, sql({ post: post.uuid, author: author.uuid }));
    const after = await inFeed(reader);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await readAnew());
  });

  it('shows other files, hashtags and texts as soon as they are saved', async () => {
    const [first, second] = [await aPicture(test, author), await aPicture(test, author)];
    for (const body of [
      { files: [{ name: 'a.png', path: first }], hashtagNames: ['কেনাকাটা'] },
      { files: [{ name: 'b.png', path: second }], hashtagNames: ['কেনাকাটা'] },
      { files: [{ name: 'b.png', path: second }], hashtagNames: ['বাজার', 'কেনাকাটা'] },
      { content: 'y' },
      { content: 'y', region: 1104 },
      { content: 'y', files: [{ name: 'b.png', path: second, alt: 'জুতা' }] },
    ]) {
      const before = await inFeed(reader);
      expect((await change(body)).status).toBe(200);
      expect(await inFeed(reader)).not.toEqual(before);
      expect(await inFeed(reader)).toEqual(await readAnew());
    }
  });

  it.each<[string, (uuids: { post: string; author: string }) => string, boolean]>([
    ['is hidden', ({ post: uuid }) => `update posts set hidden_at = now() where uuid = '${uuid}'`, true],
    ['is deleted', ({ post: uuid }) => `update posts set deleted_at = now() where uuid = '${uuid}'`, false],
    [
      'is by somebody who blocks the reader',
      ({ author: uuid }) => `insert into blocks (blocker_uuid, blocked_uuid) values ('${uuid}', '${reader.uuid}')`,
      true,
    ],
  ])('is shown no more when its post %s', async (_, sql, isForAuthor) => {
    await asOwner(test, sql({ post: post.uuid, author: author.uuid }));
    expect(await inFeed(reader)).toBeUndefined();
    expect(Boolean(await inFeed(author))).toBe(isForAuthor);
  });

  it('keeps the marks of one reader from the others', async () => {
    await rest(test, 'post', `/api/likes_dislikes/${post.uuid}/like`, undefined, reader);
    // Read anew by who has marked it: what is kept of that has no marks.
    expect((await inFeed(reader))?.likes_dislikes).toMatchObject([{ type: 'Like' }]);
    expect(await inFeed(author)).toMatchObject({ likes: 1, likes_dislikes: [] });
    expect((await inFeed(reader))?.likes_dislikes).toMatchObject([{ type: 'Like' }]);
  });

  it('shows to each reader whom they follow', async () => {
    const document = '{ readPosts { items { uuid user { nationalityInfo { nationality { isFollow } } } } } }';
    const isFollowed = async (caller: { token: string }) => {
      const { items } = (await query(test, document, {}, caller)).data['readPosts'];
      return items.find(({ uuid }: Card) => uuid === post.uuid).user.nationalityInfo.nationality.isFollow;
    };
    const [{ followed }] = await test.database.manager.query(
      'select array[nationality_uuid] as followed from users where uuid = $1',
      [author.uuid],
    );
    expect((await rest(test, 'put', '/api/user', { followNationalityUuids: followed }, reader)).status).toBe(200);
    expect([await isFollowed(reader), await isFollowed(author), await isFollowed(reader)]).toEqual([true, false, true]);
  });

  it('signs the files of a hidden post anew for its author', async () => {
    const path = await aPicture(test, author);
    await change({ files: [{ name: 'a.png', path }] });
    const shown = async () => (await inFeed(author))?.['post_files'] as { path: string }[];
    expect(await shown()).toMatchObject([{ path }]);
    await asOwner(test, `update posts set hidden_at = now() where uuid = '${post.uuid}'`);
    for (let time = 0; time < 2; time += 1) {
      expect(await shown()).toMatchObject([{ path: expect.stringMatching(/^[^?]+\?expires=\d+&signature=[\w-]+$/) }]);
    }
  });

  it('makes room for others', async () => {
    await test.database.manager.query(
      `insert into posts (author_uuid, author_nationality_uuid, original_language, title, content, created_at)
       select $1, $2, 'en', '{"en": "Older"}', '{"en": "text"}', now() - n * interval '1 day' from generate_series(1, 1000) n`,
      [author.uuid, nationalityUuid('BD')],
    );
    for (let skip = 50; skip < 1_050; skip += 50) {
      await query(test, `{ readPosts(skip: ${skip}, take: 50) { items { uuid } } }`, {}, reader);
    }
    expect(await statementsOf(() => feed(author))).toEqual(['access.viewer', 'feed.openPage', 'posts.cards']);
  });
});

it('knows each table that a card is made of', () => {
  const tables = [...cards().matchAll(/(?:from|join) (?!lateral)([a-z]\w+)/g)].map(([, table]) => table);
  // Who adds one asks whether it can change without the row of the post or of its author: then `VERSION` has to know.
  expect([...new Set(tables)].sort()).toEqual([
    'files',
    'hashtags',
    'page',
    'post_files',
    'post_hashtags',
    'post_reactions',
    'post_scraps',
    'posts',
    'sub_boards',
    'users',
  ]);
});

it('counts the change of each column of a post that a card shows', async () => {
  const shown = new Set([...cards().matchAll(/\bp\.([a-z_]+)/g)].map(([, column]) => column));
  const counted: { name: string }[] = await test.database.manager.query(
    `select attname as name from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)
     where t.tgname = 'tr_posts_card_version'`,
  );
  const counters = ['view_count', 'like_count', 'comment_count'];
  const uncounted = [...shown].filter((column) => !counted.some(({ name }) => name === column));
  // A uuid is another post's.
  expect(uncounted.sort()).toEqual([...counters, 'uuid'].sort());
});
