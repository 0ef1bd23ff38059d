import type { Page } from '@playwright/test';
import { expect, scrollTo, test, type Phone } from './haiko.ts';
import { newcomer, writePost } from './newcomers.ts';
import { filled, WORDS } from './words.ts';

const { common, postSearch } = WORDS.en;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const marks = (page: Page) => page.getByRole('main').locator('mark');

async function search(phone: Phone, keyword: string, words = postSearch): Promise<void> {
  const box = phone.page.getByRole('searchbox', { name: words.label });
  await box.fill(keyword);
  await box.press('Enter');
}

test('a visitor searches with two Korean characters, and what was found is marked @core', async ({ phone, page }) => {
  await phone.open('/main');
  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.search }).click();
  await expect(page.getByText(postSearch.hint)).toBeVisible();
  await search(phone, '  ');
  await phone.answer(common.button.ok, postSearch.empty);
  await phone.store({ language: 'ko' });
  await phone.open('/searchresult');
  await search(phone, '비자', WORDS.ko.postSearch);
  await expect(page).toHaveURL(`/searchresult?q=${encodeURIComponent('비자')}`);
  await expect(marks(page).first()).toHaveText('비자');
  await expect(cards(page).first()).toBeVisible();
});

test('a Khmer reader finds posts in Khmer, whatever form the letters were typed in @core', async ({ phone, page }) => {
  await phone.store({ language: 'km' });
  await phone.open('/searchresult');
  await search(phone, 'ភាសា', WORDS.km.postSearch);
  await expect(marks(page).first()).toHaveText('ភាសា');
  await phone.open(`/searchresult?q=${encodeURIComponent('ｋｏｒｅａ')}`);
  await expect(marks(page).first()).toHaveText(/^korea$/i);
});

test('a keyword that finds nothing asks for another one; the box is cleared with one tap', async ({ phone, page }) => {
  const keyword = 'ไม่มีคำนี้เลย';
  await phone.open('/searchresult');
  await search(phone, keyword);
  await expect(page.getByText(filled(postSearch.none, { keyword }))).toBeVisible();
  await expect(page.getByText(postSearch.noneHint)).toBeVisible();
  await page.getByRole('button', { name: common.button.clear }).click();
  await expect(page).toHaveURL('/searchresult?q=');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await search(phone, 'x'.repeat(51));
  await phone.answer(common.button.ok, filled(postSearch.tooLong, { limit: 50 }));
});

test('the last ten searches are kept on this device, to be searched for again or forgotten', async ({
  phone,
  page,
}) => {
  await phone.open('/searchresult');
  for (let number = 0; number <= 10; number += 1) {
    await search(phone, `কাজ ${number}`);
    await expect(page).toHaveURL(/q=.+/);
  }
  await phone.open('/searchresult');
  const recent = page.getByRole('region', { name: postSearch.recent });
  await expect(recent.getByRole('listitem')).toHaveCount(10);
  await expect(recent.getByRole('listitem').first()).toHaveText('কাজ 10');
  await recent.getByRole('button', { name: filled(postSearch.removeRecent, { keyword: 'কাজ 10' }) }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(9);
  await recent.getByRole('button', { name: 'কাজ 5', exact: true }).click();
  await expect(page).toHaveURL(`/searchresult?q=${encodeURIComponent('কাজ 5')}`);
  await phone.open('/searchresult');
  await recent.getByRole('button', { name: postSearch.removeAllRecent }).click();
  await expect(recent).toHaveCount(0);
});

test('a hashtag opens the posts that have it, and Back returns', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'ដារ៉ា');
  const tag = `ទិដ្ឋាការ${dara.uuid.slice(-8)}`;
  await dara.call('post', '/api/post', { title: 'Visa', content: '비자 이야기', hashtagNames: [tag] });
  await phone.open('/main');
  const link = cards(page).getByRole('link', { name: `#${tag}` });
  await scrollTo(link);
  await link.first().click();
  await expect(page).toHaveURL(`/searchresult?q=${encodeURIComponent(`#${tag}`)}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(marks(page)).toHaveText([`#${tag}`]);
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('the news are listed without a keyword and searched with one, and the address keeps the tab', async ({
  phone,
  page,
}) => {
  await phone.open('/searchresult');
  await page.getByRole('link', { name: postSearch.haikoNews }).click();
  await expect(page).toHaveURL('/searchresult?q=&tab=haikoNews');
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  await page.reload();
  await expect(cards(page)).toHaveCount(all);
  await search(phone, 'window wash hands');
  await expect(page).toHaveURL('/searchresult?q=window%20wash%20hands&tab=haikoNews');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/additionpostdetail\//);
});

test('a post that is deleted is gone from the search one goes back to', async ({ phone, page }) => {
  const dara = await newcomer(phone, 'ដារ៉ា');
  const word = `kayak${dara.uuid.slice(-8)}`;
  await writePost(dara, `${word} 강에서`);
  await writePost(dara, `${word} ទន្លេ`);
  await phone.open(`/searchresult?q=${word}`);
  await expect(cards(page)).toHaveCount(2);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const { action, detail } = WORDS.en.posts;
  await page.getByRole('button', { name: action.more, exact: true }).click();
  await page.getByRole('menuitem', { name: action.delete }).click();
  await phone.answer(action.delete, detail.deleteQuestion);
  await expect(page).toHaveURL(`/searchresult?q=${word}`);
  await expect(cards(page)).toHaveCount(1);
});

test('a search that fails says so and tries again', async ({ phone, page, complaints }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"SearchPosts"') ? route.abort() : route.continue(),
  );
  // Typed, not opened: the server renders what an address asks for.
  await phone.open('/searchresult');
  await search(phone, 'korea');
  await expect(page.getByText(WORDS.en.posts.feed.loadFailed)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(cards(page).first()).toBeVisible();
  complaints.length = 0;
});
