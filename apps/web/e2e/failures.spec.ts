import { asks, cut } from './broken.ts';
import { expect, test } from './haiko.ts';
import { newcomer, writePost } from './newcomers.ts';
import { pull } from './touch.ts';
import { startOf, WORDS } from './words.ts';

const {
  accounts,
  applications,
  boards,
  comments,
  common,
  desk,
  exchangeRates,
  friends,
  jobAlerts,
  jobPostings,
  jobSearch,
  notes,
  notifications,
  postForm,
  postReactions,
  posts,
} = WORDS.en;

/** Lists that cannot be loaded: the screen, its query, and what it says. */
const LOADS: readonly [path: string, query: string, message: string][] = [
  ['/main', 'Feed', posts.feed.loadFailed],
  ['/notice', 'Notices', boards.notice.loadFailed],
  ['/info', 'InformationBoard', posts.feed.loadFailed],
  ['/place', 'PlaceBoard', posts.feed.loadFailed],
  ['/myposts', 'OwnPosts', posts.feed.loadFailed],
  ['/mylikeandscrapposts', 'LikedPosts', posts.feed.loadFailed],
  ['/friendmanage', 'Friends', friends.loadFailed],
  ['/notifications', 'Notifications', notifications.screen.loadFailed],
  ['/notemanager', 'Conversations', notes.list.loadFailed],
  ['/notesend', 'NoteRecipients', notes.send.loadFailed],
  ['/announcement', 'JobPostings', jobSearch.list.loadFailed],
  ['/scrapannouncement', 'ScrappedJobPostings', jobPostings.scraps.loadFailed],
  ['/jobalerts', 'JobAlerts', jobAlerts.loadFailed],
];

/** Lists that stand and cannot be refreshed. */
const REFRESHES: readonly [path: string, query: string, message: string, person?: string][] = [
  ['/main', 'Feed', posts.feed.refreshFailed],
  ['/friendmanage', 'Friends', friends.loadFailed],
  ['/friendrequest', 'FriendRequests', friends.request.loadFailed],
  ['/notifications', 'Notifications', notifications.screen.refreshFailed],
  ['/notemanager', 'Conversations', notes.list.refreshFailed],
  ['/exchange', 'ExchangeRates', exchangeRates.refreshFailed],
  ['/announcement', 'JobPostings', jobPostings.refreshFailed],
  ['/applications', 'MyApplications', applications.loadFailed],
  ['/inbox', 'ApplicationInbox', applications.loadFailed, 'company'],
];

// The connections that break are ours.
test.afterEach(({ complaints }) => void (complaints.length = 0));

for (const [path, query, message] of LOADS) {
  test(`${path} says that its list (${query}) could not be loaded, and loads it when asked again`, async ({
    phone,
    page,
  }) => {
    await phone.signInAs('linh');
    // What is kept for times without a network would stand in for it.
    await page.route('**/assets/keepSaved-*.js', (route) => route.abort());
    await cut(page, query);
    await phone.open(path);
    const failure = page.getByRole('main').getByText(message, { exact: true });
    await expect(failure).toBeVisible();
    await page.unroute('**/graphql');
    // News may have had the list read again meanwhile.
    await expect(async () => {
      if (await failure.isVisible()) {
        await page.getByRole('button', { name: common.button.retry }).first().click({ timeout: 1_000 });
      }
      await expect(failure).toBeHidden({ timeout: 2_000 });
    }).toPass();
  });
}

for (const [path, query, message, person = 'linh'] of REFRESHES) {
  test(`${path} keeps what it shows when it (${query}) cannot be refreshed, and says so`, async ({ phone, page }) => {
    await phone.signInAs(person);
    const listed = page.waitForResponse((reply) => asks(reply.request(), query));
    await phone.open(path);
    await listed;
    const shown = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).last();
    await expect(shown).toBeAttached();
    await cut(page, query);
    // A page that still loads moves under the finger.
    await expect(async () => {
      await pull(page, 200);
      await expect(phone.question).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await phone.answer(common.button.ok, message);
    await expect(shown).toBeAttached();
  });
}

for (const [path, query, title] of [
  ['/changeemail', 'MyInfo', accounts.emailChange.title],
  ['/modify/f75b0c3a-f0d6-4f8b-bc93-18c6a1c2403c', 'PostToModify', postForm.titleModify],
] as const) {
  test(`${path} keeps its title when what it changes (${query}) cannot be loaded`, async ({ phone, page }) => {
    await phone.signInAs('linh');
    await cut(page, query);
    await page.goto(path);
    await expect(page.getByRole('button', { name: common.button.retry })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeInViewport();
  });
}

test('the desk says when it cannot be known who looks, and opens when asked again', async ({ phone, page }) => {
  await phone.signInAs('moderator');
  await cut(page, 'Me');
  await phone.open('/desk');
  await expect(page.getByText(common.list.loadFailed, { exact: true })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(phone.heading).toHaveText(desk.nav.reports);
});

test('a search of conversations that cannot be loaded says so, in place of what was found before', async ({
  phone,
  page,
}) => {
  await phone.signInAs('linh');
  await phone.open('/notemanager');
  const rows = page.getByRole('main').getByRole('time');
  await expect(rows.first()).toBeVisible();
  await cut(page, 'Conversations');
  await page.getByRole('searchbox').fill('សុខា');
  await expect(page.getByText(notes.list.loadFailed)).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a conversation that cannot be loaded says so, and comes when asked again', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await cut(page, 'ConversationNotes');
  await phone.open('/notemanager');
  await page.getByRole('main').locator('a[href^="/notedetail/"]').first().click();
  await expect(page.getByText(notes.chat.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(page.getByRole('log', { name: notes.chat.log })).toBeVisible();
});

test('comments that cannot be loaded leave the post to read, and come when asked again', async ({ phone, page }) => {
  const linh = await newcomer(phone, 'Linh');
  const address = await writePost(linh);
  await linh.call('post', '/api/comment', { postUuid: address.split('/').at(-1), content: 'ความคิดเห็น' });
  await cut(page, 'Comments');
  await phone.open(address);
  await expect(page.getByText(comments.list.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(page.getByText('ความคิดเห็น')).toBeVisible();
});

test('Enter in an empty hashtag box asks for a hashtag, and sends nothing @core', async ({ phone, page }) => {
  await phone.signInAs('linh');
  await phone.open('/writing');
  await page.getByRole('textbox', { name: postForm.hashtags.label }).press('Enter');
  await expect(page.getByText(postForm.hashtags.missing)).toBeVisible();
  await expect(phone.question).toHaveCount(0);
});

test('without a connection the app says so, for as long as there is none @core', async ({ phone, page, context }) => {
  await phone.open('/main');
  await context.setOffline(true);
  await expect(page.getByText(common.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(common.offline)).toBeHidden();
});

test('when everything breaks, the app says so in the reader’s language and offers to begin anew @core', async ({
  phone,
  page,
}) => {
  await phone.store({ language: 'km' });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get() {
        throw new Error('broken');
      },
    }),
  );
  await page.goto('/main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.km.common.crash.title);
  await expect(page.getByRole('button', { name: WORDS.km.common.button.reload })).toBeVisible();
});

test('without https, as at an address in the house, one likes, comments, and copies by hand', async ({
  phone,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    for (const name of ['clipboard', 'locks']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  const address = await writePost(await newcomer(phone, 'সুমি'));
  await phone.open(address);
  const main = page.getByRole('main');
  const like = main.getByRole('button', { name: startOf(postReactions.like) }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const box = page.getByRole('textbox', { name: comments.composer.label });
  await box.fill('ល្អណាស់');
  await page.getByRole('button', { name: comments.composer.send, exact: true }).click();
  const comment = main.getByRole('article').filter({ hasText: 'ល្អណាស់' });
  await expect(comment).toBeVisible();
  await expect(comment).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: posts.action.share }).click();
  await phone.answer(common.button.ok, common.copyByHand);
});
