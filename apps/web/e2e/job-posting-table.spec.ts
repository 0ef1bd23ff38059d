import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { approvedCompany, newCompany } from './companyForm.ts';
import { expect, test } from './haiko.ts';
import { newcomer } from './newcomers.ts';
import { counted, filled, WORDS } from './words.ts';

const { common, fieldErrors, jobPostingTable } = WORDS.km;
const written = counted('km', 'jobPostingTable.sent');

for (const width of [390, 1280]) {
  test(`a company posts what is right in a table, and reads in Khmer what is wrong, ${width} wide @core`, async ({
    phone,
    page,
    complaints,
  }) => {
    const owner = await newcomer(phone, 'hangang', { language: 'km' });
    await approvedCompany(owner, newCompany('한강조선'));
    await phone.store({ language: 'km' });
    await page.setViewportSize({ width, height: 844 });
    await phone.open('/registeredannouncement');
    await page.getByRole('link', { name: jobPostingTable.title }).click();
    await expect(page).toHaveURL('/announcementtable');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: jobPostingTable.templateKo }).click();
    const template = await readFile(await (await saved).path(), 'utf8');
    const [heads = '', example = ''] = template.split('\r\n');
    const rows = Array.from({ length: 21 }, (_, index) => example.replace('용접 기능공', `용접 기능공 ${index + 1}호`));
    const table = [heads, ...rows, example.replace('E-7-4', 'Z-9').replace('용접 기능공 모집', '')].join('\r\n');

    const choose = page.getByLabel(jobPostingTable.choose);
    await choose.setInputFiles({ name: '공고.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    const wrong = page.getByRole('listitem').filter({ hasText: filled(jobPostingTable.row, { row: 23 }) });
    await expect(wrong).toContainText(`비자: ${filled(jobPostingTable.unknown, { value: 'Z-9' })}`);
    await expect(wrong).toContainText(`제목: ${fieldErrors.REQUIRED}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const send = page.getByRole('button', { name: counted('km', 'jobPostingTable.send') });
    // Nothing, until all is right or the company says that the others are enough.
    await expect(page.getByText(jobPostingTable.which.hint)).toBeVisible();
    await expect(send).toHaveCount(0);
    await page.getByText(jobPostingTable.which.RIGHT, { exact: true }).click();
    // The first part is told to wait, as a long table is; the reply to the second one is lost on its way.
    let calls = 0;
    const wait = { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: '', requestId: 'a' };
    await page.route('**/api/job-posting-rows', async (route) => {
      calls += 1;
      if (calls === 1) return route.fulfill({ status: 429, json: wait, headers: { 'Retry-After': '1' } });
      if (calls === 3) await route.fetch();
      await (calls === 3 ? route.abort('connectionreset') : route.continue());
    });
    await send.click();
    await phone.answer(common.button.ok);
    // The reply that was lost.
    complaints.length = 0;
    await send.click();
    await expect(page.getByText(written)).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByText(counted('km', 'jobPostings.scraps.count'))).toContainText('21');
  });
}

test('an administrator loads the table of a city, again, and closes what it has no more', async ({ phone, page }) => {
  const { desk } = WORDS.en;
  const { sources } = desk;
  const tail = randomBytes(3).toString('hex');
  const city = `안산시 ${tail}`;
  await phone.signInAs('admin');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/desk/sources?list=TABLE');
  await page.getByLabel(sources.table.name).fill(city);
  await page.getByLabel(sources.table.url).fill('https://ansan.example/jobs');
  await page.getByLabel(sources.table.notice).fill('안산시 제공');
  await page.getByRole('button', { name: sources.table.next, exact: true }).click();

  const words = WORDS.en.jobPostingTable;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.templateKo }).click();
  const template = await readFile(await (await saved).path(), 'utf8');
  const [heads = '', example = ''] = template.split('\r\n');
  const row = (reference: string) =>
    example.replace('A-1', reference).replace('용접 기능공', `용접 ${tail}${reference}호`);
  const choose = (...rows: string[]) =>
    page
      .getByLabel(words.choose)
      .setInputFiles({ name: '공고.csv', mimeType: 'text/csv', buffer: Buffer.from([heads, ...rows].join('\r\n')) });
  const outcome = (created: number, closed: number, unchanged = 0) =>
    page.getByText(
      [
        `${sources.created} ${created}`,
        `${sources.updated} 0`,
        `${sources.unchanged} ${unchanged}`,
        `${sources.closed} ${closed}`,
        // The dots between them are drawn, not written.
      ].join(''),
    );
  const send = page.getByRole('button', { name: counted('en', 'jobPostingTable.send') });

  // The same reference twice, and a row without a company.
  await choose(row('1'), row('2'), row('2'), row('3').replace('한강조선', ''));
  await expect(page.getByRole('listitem').filter({ hasText: filled(words.row, { row: 4 }) })).toContainText(
    `관리 번호: ${filled(words.repeated, { value: '2' })}`,
  );
  await expect(page.getByRole('listitem').filter({ hasText: filled(words.row, { row: 5 }) })).toContainText('회사명');
  await page.getByText(words.which.RIGHT, { exact: true }).click();
  await send.click();
  await expect(outcome(2, 0)).toBeVisible();

  await choose(row('2'));
  await page.getByText(sources.table.holdsAll).click();
  await send.click();
  await expect(outcome(0, 1, 1)).toBeVisible();

  await page.goto('/desk/sources');
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) });
  await expect(shown).toContainText(sources.kind.TABLE);
  await expect(shown).toContainText(filled(sources.openJobs_one, { count: 1 }));
  await page.goto('/desk/sources?list=TABLE');
  await page.getByRole('button', { name: city }).click();
  await expect(page.getByLabel(sources.table.url)).toHaveValue('https://ansan.example/jobs');

  await phone.open(`/announcement?q=${tail}2`);
  const card = page.getByRole('article');
  await expect(card).toContainText('한강조선');
  await expect(card.getByRole('link').first()).toHaveAttribute('href', 'https://example.com/jobs/1');
});
