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
    // The reply to the second part is lost on its way.
    let calls = 0;
    await page.route('**/api/job-posting-rows', async (route) => {
      calls += 1;
      if (calls === 2) await route.fetch();
      await (calls === 2 ? route.abort('connectionreset') : route.continue());
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
