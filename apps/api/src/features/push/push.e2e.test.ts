import { HTML_LANG, LANGUAGES } from '@haiko/shared/i18n/languages';
import { notificationMessage } from '@haiko/shared/i18n/serverMessages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query, rest } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { aFriendRequest, blocks } from '../../../test/friend-factories.js';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { aNote } from '../../../test/note-factories.js';
import { aComment, aPost } from '../../../test/post-factories.js';
import { aBrowserOf, aSubscriber, isSubscribed } from '../../../test/push-factories.js';
import { type Browser, type PushService, startPushService } from '../../../test/push-service.js';
import { PushSender } from './push-sender.js';

let test: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  // Jobs are worked on by hand, one after the other: `work` below.
  test = await startApp();
});
afterAll(async () => {
  await test.stop();
  await service.close();
});

interface Job {
  id: string;
  data: Parameters<PushSender['deliver']>[0];
  seconds: number;
}

/** What waits for a browser. */
async function waiting({ subscription }: Browser): Promise<Job[]> {
  return test.database.manager.query<Job[]>(
    `select j.id, j.data, extract(epoch from j.start_after - now())::int as seconds
     from jobs.job j join push_subscriptions p on p.uuid = (j.data ->> 'subscriptionUuid')::uuid
     where j.name = 'push.deliver' and j.state = 'created' and p.endpoint = $1 order by j.created_on`,
    [subscription.endpoint],
  );
}

/** Does what waits for a browser now. */
async function work(browser: Browser): Promise<void> {
  for (const { id, data } of await waiting(browser)) {
    await test.database.manager.query('delete from jobs.job where id = $1', [id]);
    await test.app.get(PushSender).deliver(data);
  }
}

describe('a message', () => {
  it.each(LANGUAGES)('of a friend request is written in the language of its receiver: %s', async (language) => {
    const [person, browser] = await aSubscriber(test, service, { language });
    const from = await aUser(test);
    await aFriendRequest(test, from, person);
    await work(browser);
    const { headers, payload, bytes } = await browser.first();
    const told = { type: 'Friend Request', isReply: false, nickname: from.nickname, peopleCount: 1 } as const;
    expect(payload).toEqual({
      title: 'Haiko',
      body: notificationMessage(told, language),
      lang: HTML_LANG[language],
      path: '/friendrequest',
      tag: headers['topic'],
    });
    expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(bytes).toBeLessThan(4_096);
  });

  it.each(LANGUAGES)('of a note names who wrote and nothing of what: %s', async (language) => {
    const [person, browser] = await aSubscriber(test, service, { language });
    const from = await aUser(test);
    await aNote(test, from, person, NINE_SCRIPTS[language]);
    expect(JSON.stringify(await waiting(browser))).not.toContain(NINE_SCRIPTS[language].slice(0, 5));
    await work(browser);
    const { payload } = await browser.first();
    expect(payload.body).toContain(from.nickname);
    expect(payload.path).toBe(`/notedetail/${from.uuid}`);
    expect(JSON.stringify(payload)).not.toContain(NINE_SCRIPTS[language].slice(0, 5));
  });

  it('of a comment leads to its post; comments on one post replace each other', async () => {
    const [author, browser] = await aSubscriber(test, service);
    const post = await aPost(test, author);
    for (let comments = 0; comments < 2; comments += 1) {
      await aComment(test, await aUser(test), { postUuid: post.uuid });
      await work(browser);
    }
    expect(browser.messages.map(({ payload }) => payload.path)).toEqual(Array(2).fill(`/postdetail/${post.uuid}`));
    expect(new Set(browser.messages.map(({ headers }) => headers['topic'])).size).toBe(1);
  });

  it('of a comment leads to no post that is hidden', async () => {
    const [person, browser] = await aSubscriber(test, service);
    const { uuid: postUuid } = await aPost(test, await aUser(test));
    const { uuid: parentCommentUuid } = await aComment(test, person, { postUuid });
    await aComment(test, await aUser(test), { postUuid, parentCommentUuid });
    await test.database.manager.query('update posts set hidden_at = now() where uuid = $1', [postUuid]);
    await work(browser);
    expect((await browser.first()).payload.path).toBe('/notifications');
  });

  it('goes to each browser of a person', async () => {
    const [person, phone] = await aSubscriber(test, service);
    const computer = await aBrowserOf(test, service, person);
    await aNote(test, await aUser(test), person, 'ซื้อเสื้อผ้าอุ่น ๆ ที่ไหนดีคะ');
    await work(phone);
    await work(computer);
    expect([phone.messages, computer.messages].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('of what is rolled back is never sent', async () => {
    const [person, browser] = await aSubscriber(test, service);
    const reply = await rest(test, 'post', `/api/notes/${person.uuid}`, { content: '' }, await aUser(test));
    expect(reply.body.code).toBe('EMPTY_NOTE');
    expect(await waiting(browser)).toEqual([]);
  });

  it('costs who has no subscribed browser no statement', async () => {
    const [from, without] = await Promise.all([aUser(test), aUser(test)]);
    const [subscriber] = await aSubscriber(test, service);
    // The first note of two people asks more.
    for (const to of [without, subscriber]) await aNote(test, from, to, '첫 쪽지');
    const plain = await countStatements(() => aNote(test, from, without, '안녕하세요'));
    const pushed = await countStatements(() => aNote(test, from, subscriber, '안녕하세요'));
    expect(pushed - plain).toBeLessThanOrEqual(2);
    expect(pushed).toBeGreaterThan(plain);
  });
});

describe('nothing is sent', () => {
  async function afterNote(change: (people: { from: TestUser; person: TestUser; uuid: string }) => Promise<unknown>) {
    const [person, browser] = await aSubscriber(test, service);
    const from = await aUser(test);
    const { uuid } = await aNote(test, from, person, 'Kumusta ka?');
    await change({ from, person, uuid });
    await work(browser);
    return browser.calls;
  }

  it.each([
    ['of what has been read by then', readConversation],
    [
      'of what the receiver has deleted',
      ({ person, uuid }) => rest(test, 'delete', `/api/notes/received/${uuid}`, undefined, person),
    ],
    ['across a block', ({ from, person }) => blocks(test, person, from)],
    ['to who has signed out there', ({ person }) => revoke(person)],
    ['of a muted type', ({ person }) => settings(person, { mutedTypes: ['Note'] })],
    ['in quiet hours', ({ person }) => settings(person, { quietHours: { isOn: true, from: '00:00', to: '00:00' } })],
  ] satisfies [string, Parameters<typeof afterNote>[0]][])('%s', async (_, change) => {
    expect(await afterNote(change)).toBe(0);
  });

  it('but otherwise it is', async () => {
    expect(await afterNote(({ person }) => settings(person, { mutedTypes: ['Comment'] }))).toBe(1);
  });

  async function readConversation({ person, from }: { person: TestUser; from: TestUser }): Promise<void> {
    const document = `{ readConversationMessages(partnerUserUuid: "${from.uuid}") { items { uuid } } }`;
    expect((await query(test, document, {}, person)).errors).toEqual([]);
  }

  async function revoke({ uuid }: TestUser): Promise<void> {
    await test.database.manager.query('update sessions set revoked_at = now() where user_uuid = $1', [uuid]);
  }

  async function settings(person: TestUser, changes: object): Promise<void> {
    const quietHours = { isOn: false, from: '22:00', to: '08:00' };
    const notificationSettings = { mutedTypes: [], quietHours, ...changes };
    const reply = await rest(test, 'put', '/api/user', { notificationSettings }, person);
    expect(reply.status).toBe(200);
  }
});

describe('a push service', () => {
  type Answer = Extract<Browser['answers'][number], object>;

  async function aMessage(answers: Browser['answers']): Promise<Browser> {
    const [person, browser] = await aSubscriber(test, service);
    browser.answers = answers;
    await aNote(test, await aUser(test), person, 'দুপুরে খেয়েছেন?');
    await work(browser);
    return browser;
  }

  it.each([404, 410])('that says %i has lost the browser, and so have we', async (status) => {
    const browser = await aMessage([status]);
    expect(browser.messages).toEqual([]);
    expect(await isSubscribed(test, browser)).toBe(false);
  });

  it('that is busy is left alone as long as it says', async () => {
    const browser = await aMessage([{ status: 429, headers: { 'Retry-After': '120' } }]);
    const [again] = await waiting(browser);
    expect(again?.seconds).toBeGreaterThan(60);
    expect(again?.seconds).toBeLessThanOrEqual(120);
    await work(browser);
    expect(browser.messages).toHaveLength(1);
  });

  it('that fails is tried again with growing pauses, and then no more', async () => {
    const browser = await aMessage([500, 502, 503, 500, 500, 500, 500]);
    const pauses: number[] = [];
    for (let left = await waiting(browser); left.length > 0; left = await waiting(browser)) {
      pauses.push(left[0]?.seconds ?? 0);
      await work(browser);
    }
    expect(browser.calls).toBe(6);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(60);
    expect(await isSubscribed(test, browser)).toBe(true);
  });

  it.each<Answer>([
    { status: 200, headers: { 'Content-Type': 'text/html' } },
    { status: 302, headers: { Location: 'https://wifi.example/' } },
  ])('that somebody else answers for by $status is tried again until it takes the message', async (lie) => {
    const browser = await aMessage([lie, lie]);
    await work(browser);
    expect(browser.messages).toEqual([]);
    await work(browser);
    expect(browser.messages).toHaveLength(1);
    expect(await waiting(browser)).toEqual([]);
  });

  it.each<Answer>([
    { status: 202, headers: {} },
    { status: 200, headers: { Location: '/m/1', TTL: '86400' } },
  ])('that takes a message by $status gets it once', async (taken) => {
    const browser = await aMessage([taken]);
    expect(await waiting(browser)).toEqual([]);
    expect(browser.calls).toBe(1);
  });

  it('that does not answer is not waited for long', async () => {
    // It never answers: this test ends because somebody gives up.
    const browser = await aMessage(['hang']);
    expect(await waiting(browser)).toHaveLength(1);
  });

  it.each([400, 403, 413])('that refuses with %i is not asked again', async (status) => {
    const browser = await aMessage([status]);
    expect(await waiting(browser)).toEqual([]);
    expect(await isSubscribed(test, browser)).toBe(true);
  });

  it('that has left the list is called no more', async () => {
    const [person, browser] = await aSubscriber(test, service);
    await aNote(test, await aUser(test), person, '你好吗？');
    const [job] = await waiting(browser);
    const elsewhere = browser.subscription.endpoint.replace('127.0.0.1', '127.0.0.2');
    await test.database.manager.query('update push_subscriptions set endpoint = $2 where endpoint = $1', [
      browser.subscription.endpoint,
      elsewhere,
    ]);
    if (job) await test.app.get(PushSender).deliver(job.data);
    expect(browser.calls).toBe(0);
    expect(
      await isSubscribed(test, { ...browser, subscription: { ...browser.subscription, endpoint: elsewhere } }),
    ).toBe(false);
  });
});

describe('the background work', () => {
  it('brings a message by itself', async () => {
    const working = await startApp({ BACKGROUND_JOBS: 'on' });
    const [person, from] = await Promise.all([aUser(working), aUser(working)]);
    const browser = service.aBrowser();
    await rest(working, 'post', '/api/push/subscriptions', browser.subscription, person);
    await aNote(working, from, person, '冬が来る前に');
    expect((await browser.first()).payload.body).toContain(from.nickname);
    await working.stop();
  });
});
