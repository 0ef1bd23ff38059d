import { decideSuggestion } from '../../test/suggestion-factories.js';
import { APPLICATION_STATES } from '@haiko/shared/applications';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from '../../test/app.js';
import { query, rest } from '../../test/client.js';
import { Passwords } from '../features/accounts/passwords.js';
import { FileStore } from '../features/files/file-store.js';
import { AppConfig } from '../platform/config.js';
import { loadSamples } from './load-samples.js';
import { MAX_POPULAR_POSTS } from '../features/posts/popular-posts.statements.js';

const load = async ({ app }: TestApp) =>
  loadSamples(app.get(DataSource), {
    store: app.get(FileStore),
    config: app.get(AppConfig),
    passwordHash: await app.get(Passwords).hash('haiko-demo-2026'),
  });

/** Popular posts, and comments under the first five, that are not in all nine languages. */
const untranslated = ({ database }: TestApp): Promise<{ text: string }[]> =>
  database.manager.query(
    `select p.title ->> p.original_language as text from popular_posts r join posts p on p.uuid = r.post_uuid
     where r.position <= $1 and not (p.title ?& $2 and p.content ?& $2)
     union all
     select c.content ->> c.original_language from popular_posts r join comments c on c.post_uuid = r.post_uuid
     where r.position <= 5 and not c.content ?& $2`,
    [MAX_POPULAR_POSTS, LANGUAGES],
  );

/** Postings that name a nickname as the person to ask for. */
const nicknamedContacts = ({ database }: TestApp) =>
  database.manager.query('select p.uuid from job_postings p join users u on u.nickname = p.contact_name');

describe('the sample content', () => {
  let test: TestApp;
  let loaded: boolean[];
  beforeAll(async () => {
    test = await startApp();
    // Two starts at the same moment.
    loaded = await Promise.all([load(test), load(test)]);
  });
  afterAll(() => test.stop());

  it('is loaded once, also by two starts at the same moment', async () => {
    expect(loaded.toSorted()).toEqual([false, true]);
    expect(await load(test)).toBe(false);
  });

  it('makes the feed lively: every language, pictures that open, counters that are true, accounts that sign in', async () => {
    const { data } = await query(
      test,
      '{ readPosts(take: 50) { items { originalLanguage thumbnailImageUrl likes commentsCount } totalCount } }',
    );
    const { items, totalCount } = data['readPosts'];
    expect(totalCount).toBeGreaterThan(60);
    expect(new Set(items.map((post: { originalLanguage: string }) => post.originalLanguage))).toEqual(
      new Set(LANGUAGES),
    );
    const picture = items.find((post: { thumbnailImageUrl: string | null }) => post.thumbnailImageUrl);
    const reply = await rest(test, 'get', picture.thumbnailImageUrl);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    const [counts] = await test.database.manager.query(`
      select count(*) filter (where like_count <> (select count(*) from post_reactions r where r.post_uuid = p.uuid))::int as wrong
      from posts p`);
    expect([counts.wrong, await nicknamedContacts(test)]).toEqual([0, []]);
    const signIn = await rest(test, 'post', '/api/user/signin', {
      email: 'linh@haiko.test',
      password: 'haiko-demo-2026',
    });
    expect(signIn.status).toBe(200);
  });

  it('leaves translations to be decided, by their author or the moderator, as the original stands', async () => {
    const credentials = { email: 'moderator@haiko.test', password: 'haiko-demo-2026' };
    const { body } = await rest(test, 'post', '/api/user/signin', credentials);
    const moderator = { token: body.accessToken };
    const { data } = await query(test, '{ readOpenTranslationSuggestions { items { uuid text } } }', {}, moderator);
    const [{ uuid }, second] = data['readOpenTranslationSuggestions'].items;
    expect(second.text).toBe('អរគុណលោកយាយជិតខាងរបស់ខ្ញុំ');
    expect((await decideSuggestion(test, uuid, 'accept', moderator)).body).toMatchObject({ state: 'ACCEPTED' });
  });

  it('gives the moderator something to decide, and the boards documents to download', async () => {
    const credentials = { email: 'moderator@haiko.test', password: 'haiko-demo-2026' };
    const { body } = await rest(test, 'post', '/api/user/signin', credentials);
    const { data } = await query(
      test,
      `{ readReports(state: OPEN) { items { target { type excerpt } reporters texts } }
        notices: readNotices(take: 20) { items { post_files { name path } } } }`,
      {},
      { token: body.accessToken },
    );
    expect(data['readReports'].items).toMatchObject([{ target: { type: 'comment' }, reporters: 2 }]);
    const files = data['notices'].items.flatMap((notice: { post_files: { name: string }[] }) => notice.post_files);
    const document = files.find(({ name }: { name: string }) => name.endsWith('.docx'));
    const { status, headers } = await rest(test, 'get', document?.path ?? '');
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; filename/)]);
  });

  it('gives a documented account friends, and requests to answer and to wait for', async () => {
    const { body } = await rest(test, 'post', '/api/user/signin', {
      email: 'linh@haiko.test',
      password: 'haiko-demo-2026',
    });
    const { data } = await query(
      test,
      `{ readFriendsList { totalCount } readReceivedFriendRequests { requester { nickname } }
        readSentFriendRequests { addressee { nickname } } }`,
      {},
      { token: body.accessToken },
    );
    expect(data['readFriendsList'].totalCount).toBe(6);
    expect(data['readReceivedFriendRequests']).toHaveLength(3);
    expect(data['readSentFriendRequests']).toHaveLength(1);
  });

  it('gives a documented account conversations, some notes of which wait to be read, and news of posts and jobs', async () => {
    const { body } = await rest(test, 'post', '/api/user/signin', {
      email: 'linh@haiko.test',
      password: 'haiko-demo-2026',
    });
    const linh = { token: body.accessToken };
    const counts = '{ readUserInformation { unreadNotesCount unreadNotificationsCount } }';
    const { unreadNotesCount, unreadNotificationsCount } = (await query(test, counts, {}, linh)).data[
      'readUserInformation'
    ];
    expect([unreadNotesCount, unreadNotificationsCount > 2]).toEqual([4, true]);
    // To read the news is to have seen them.
    const { data } = await query(
      test,
      `{ readConversationList { items { unreadCount lastMessage { content } } }
        readReceivedNotifications(take: 50) { items { type } } }`,
      {},
      linh,
    );
    const unread = data['readConversationList'].items.map((item: { unreadCount: number }) => item.unreadCount);
    expect(unread.toSorted()).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
    const types = new Set(data['readReceivedNotifications'].items.map((item: { type: string }) => item.type));
    const told = ['Friend Request', 'Friend Accept', 'Comment', 'Post Like', 'Job Alert', 'Application State'];
    expect(types).toEqual(new Set(told));
  });

  it('gives a documented account an application in each state, and a documented company applicants', async () => {
    const signedIn = async (key: string) => {
      const credentials = { email: `${key}@haiko.test`, password: 'haiko-demo-2026' };
      return { token: (await rest(test, 'post', '/api/user/signin', credentials)).body.accessToken };
    };
    const own = '{ readMyApplications(take: 50) { items { state resume { headlineKo } jobPosting { uuid } } } }';
    const { items } = (await query(test, own, {}, await signedIn('linh'))).data['readMyApplications'];
    expect(items.map(({ state }: { state: string }) => state).toSorted()).toEqual(APPLICATION_STATES.toSorted());
    for (const { state, resume } of items) expect([state, resume !== null]).toEqual([state, state !== 'withdrawn']);
    const inbox = `{ readApplicationInbox { items { count unreadCount waitingSince } totalCount }
      getMyCompanyStatus { newNotificationCount } readMyResume { uuid } }`;
    const { data } = await query(test, inbox, {}, await signedIn('company'));
    expect(data['readApplicationInbox'].totalCount).toBeGreaterThan(4);
    expect(data['readApplicationInbox'].items).toContainEqual({
      count: 3,
      unreadCount: 1,
      waitingSince: expect.any(String),
    });
    expect(Number(data['getMyCompanyStatus'].newNotificationCount)).toBeGreaterThan(0);
    const resume = await query(test, '{ readMyResume { headline } }', {}, await signedIn('sokha'));
    expect(resume.data['readMyResume'].headline).toMatch(/\p{Script=Khmer}/u);
  });

  it('makes every list of the boards, the carousel and the search lively', async () => {
    const { data } = await query(
      test,
      `{ readFixedNotice { title titleBn } readNotices { totalCount } readPopularPosts { uuid }
        readInformationCategories { nameVi } readInformationInCategory { totalCount }
        readPlaceCategories { nameKm } readPlaceInCategory { items { address mapUrl thumbnailImageUrl sub_board { name } } }
        readPostsByKeyword(keyword: "비자") { items { uuid } }
        news: readPostsByKeyword(keyword: "", searchOption: haikoNews) { totalCount } }`,
    );
    expect(data['readFixedNotice'].titleBn).toMatch(/\p{Script=Bengali}/u);
    expect(data['readNotices'].totalCount).toBeGreaterThan(2);
    expect([data['readPopularPosts'].length, await untranslated(test)]).toEqual([MAX_POPULAR_POSTS, []]);
    expect([data['readInformationCategories'].length, data['readPlaceCategories'].length]).toEqual([4, 3]);
    expect(data['readInformationInCategory'].totalCount).toBeGreaterThan(3);
    for (const place of data['readPlaceInCategory'].items) expect(Object.values(place)).not.toContain(null);
    expect(data['readPostsByKeyword'].items.length).toBeGreaterThan(0);
    expect(data['news'].totalCount).toBeGreaterThan(2);
  });
});
