import { written } from '../../api/test/phrase-book.ts';
import { expect } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { handed, standInForShareSheet } from './sharing.ts';
import { employer } from './applying.ts';
import { test } from './translating.ts';
import { WORDS } from './words.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

const { jobPostings, posts } = WORDS.en;

test('a post is shared as a picture that leads to it', async ({ phone, page, baseURL }) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', written('km').sent);
  await standInForShareSheet(page);
  await phone.open(`/postdetail/${uuid}`);
  await page.getByRole('button', { name: posts.action.share }).click();
  await expect
    .poll(async () => (await handed(page))?.picture)
    .toMatchObject({
      ...{ type: 'image/png', width: 1080, height: 1920 },
    });
  const shared = await handed(page);
  expect(shared?.text).toContain(`${baseURL}/postdetail/${uuid}`);
  expect(shared?.url).toBeUndefined();
});

test('where no files can be shared the address is; where nothing can, it is copied', async ({
  phone,
  page,
  baseURL,
}) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', written('bn').sent);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.open(`/postdetail/${uuid}`);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true }));
  await page.getByRole('button', { name: posts.action.share }).click();
  await expect(page.getByText(posts.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/postdetail/${uuid}`);

  await standInForShareSheet(page, { takesFiles: false });
  await page.reload();
  await page.getByRole('button', { name: posts.action.share }).click();
  await expect
    .poll(() => handed(page))
    .toEqual({
      title: written('bn').kept.title,
      url: `${baseURL}/postdetail/${uuid}`,
    });
});

test('a sheet that came too late for the tap is asked for again', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'Dara');
  const { uuid } = await dara.call('post', '/api/post', written('th').sent);
  await standInForShareSheet(page);
  await phone.open(`/postdetail/${uuid}`);
  await page.evaluate(() => {
    const { share } = navigator;
    let isFirst = true;
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        if (!isFirst) return share(data);
        isFirst = false;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      },
    });
  });
  await page.getByRole('button', { name: posts.action.share }).click();
  await phone.answer(posts.action.share, posts.share.ready);
  await expect.poll(async () => (await handed(page))?.picture?.width).toBe(1080);
});

test('a job is shared with its pay and its place, and nothing of the reader’s visa', async ({
  phone,
  page,
  browser,
}) => {
  const { owner, posting } = await employer(browser);
  const seeker = await newcomer(phone, 'Dara');
  await seeker.call('put', '/api/user', { visaMainId: 13 });
  await standInForShareSheet(page);
  await phone.open(`/announcementdetail/${posting.uuid}`);
  await page.getByRole('button', { name: jobPostings.detail.share }).click();
  await expect.poll(async () => (await handed(page))?.picture).toMatchObject({ width: 1080, height: 1920 });
  const shared = await handed(page);
  expect(shared?.title).toMatch(/₩|won|KRW/i);
  expect(`${shared?.title} ${shared?.text}`).not.toMatch(/visa|permit|fits|allow/i);
  await owner.page.context().close();
});
