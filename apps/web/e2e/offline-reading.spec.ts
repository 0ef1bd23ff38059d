import { NINE_SCRIPTS } from '../../api/test/nine-scripts.ts';
import { expect, test } from './haiko.ts';
import { isKept, openAndKeep } from './kept.ts';
import { anotherNewcomer, newcomer } from './newcomers.ts';
import { samplePosting } from './samples.ts';
import { startOf, WORDS } from './words.ts';

test.use({ serviceWorkers: 'allow' });
// What cannot be loaded without a network is complained about by the browser.
test.afterEach(({ complaints }) => void complaints.splice(0));

test('saved postings that were never opened, the feed, an opened posting and old notes are read without a network, in Khmer', async ({
  phone,
  page,
  context,
  browser,
}) => {
  const words = WORDS.km.common;
  const linh = await newcomer(phone, 'Linh');
  const suman = await anotherNewcomer(browser, 'সুমন');
  await suman.call('post', `/api/notes/${linh.uuid}`, { content: NINE_SCRIPTS.th });
  const opened = await samplePosting(page);
  const query = '{ readHotJobPostings { uuid shown(language: km) { title description } } }';
  const { data } = await (await page.request.post('/graphql', { data: { query } })).json();
  const saved = data.readHotJobPostings.find(({ uuid }: { uuid: string }) => !opened.endsWith(uuid));
  await linh.call('post', `/api/scraps/job-postings/${saved.uuid}`, { isOn: true });
  await phone.store({ language: 'km' });
  await openAndKeep(phone, '/main');
  await phone.open(opened);
  const title = (await phone.heading.textContent()) ?? '';
  await phone.open(`/notedetail/${suman.uuid}`);
  await expect(page.getByRole('log')).toContainText(NINE_SCRIPTS.th);
  await expect.poll(() => isKept(page, 'JobPostingDetailScreen', saved.uuid)).toBe(true);
  for (const name of ['Feed', 'JobPostingDetailScreen', 'ConversationNotes', 'ScrappedJobPostings'])
    await expect.poll(() => isKept(page, name)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('log')).toContainText(NINE_SCRIPTS.th);
  await expect(page.getByText(startOf(words.asOf))).toBeVisible();
  await page.goto('/scrapannouncement');
  await page.getByRole('main').getByRole('link', { name: saved.shown.title }).click();
  await expect(page.getByRole('main')).toContainText(saved.shown.description.split('\n')[0]);
  await expect(page.getByRole('link', { name: /^0\d+-\d+-\d{4}$/ }).first()).toBeVisible();
  await page.goto('/main');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(opened);
  await expect(phone.heading).toHaveText(title);
  await page.goto('/postdetail/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(words.offlineScreen.hint)).toBeVisible();
  await context.setOffline(false);
  await suman.page.context().close();
});

test('what is saved from a list is read without a network, though it was never opened, in Bengali', async ({
  phone,
  page,
  context,
}) => {
  const { jobPostings } = WORDS.bn;
  await newcomer(phone, 'সুমন');
  await phone.store({ language: 'bn' });
  await openAndKeep(phone, `/announcement?q=${encodeURIComponent('딸기')}`);
  const card = page.getByRole('main').getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: jobPostings.card.scrap }).click();
  for (const name of ['JobPostingDetailScreen', 'ScrappedJobPostings'])
    await expect.poll(() => isKept(page, name, title)).toBe(true);

  await context.setOffline(true);
  await page.goto('/scrapannouncement');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText(startOf(WORDS.bn.common.asOf))).toBeVisible();
  await context.setOffline(false);
});
