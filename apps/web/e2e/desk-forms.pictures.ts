import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Browser } from '@playwright/test';
import { newCompany, registeredCompany } from './companyForm.ts';
import { expect, Phone, test } from './haiko.ts';
import { anotherNewcomer, newcomer, writePost } from './newcomers.ts';
import { png } from './png.ts';
import { takePicture } from './takePicture.ts';
import { filled, WORDS } from './words.ts';

// Not a test: `HAIKO_PICTURES=<folder> pnpm screenshots` saves how cases and forms of the desk look while somebody works in them.
const FOLDER = process.env.HAIKO_PICTURES ?? '';
/** Of each look the system of a browser that nobody else has, but for the last: four share that, which says little. */
const LOOKS: { language: Language; theme: 'light' | 'dark'; width: number; system: string }[] = [
  { language: 'en', theme: 'light', width: 390, system: 'Windows NT 10.0; Win64; x64' },
  { language: 'km', theme: 'dark', width: 390, system: 'X11; Linux x86_64' },
  { language: 'km', theme: 'light', width: 1280, system: 'Macintosh; Intel Mac OS X 10.15' },
  { language: 'en', theme: 'dark', width: 1280, system: 'Windows NT 10.0; Win64; x64' },
];
const OFFERED = 'សម្លៀកបំពាក់រដូវរងា ថ្មីៗ និងថោក';

/** Somebody by a kind of browser that nobody else has: who comes by it after a suspension is marked. */
async function byRareBrowser(browser: Browser, name: string, userAgent: string) {
  const context = await browser.newContext({ userAgent });
  return newcomer(new Phone(await context.newPage()), name);
}

for (const { language, theme, width, system } of LOOKS) {
  test(`pictures of cases and forms of the desk in ${language}, ${theme}, ${width} px`, async ({ browser }) => {
    test.setTimeout(400_000);
    const folder = join(FOLDER, `${language}-${theme}-${width}`);
    mkdirSync(folder, { recursive: true });
    const { desk, postForm } = WORDS[language];
    const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: false });
    const phone = new Phone(await context.newPage());
    const { page } = phone;
    await phone.signInAs('admin');
    const accessToken = await phone.stored('accessToken');
    const query = async (document: string, variables: object) => {
      const reply = await page.request.post('/graphql', {
        headers: { authorization: `Bearer ${accessToken}` },
        data: { query: document, variables },
      });
      expect((await reply.json()).errors).toBeUndefined();
    };

    const rare = `Mozilla/5.0 (${system}; rv:140.0) Gecko/20100101 Firefox/140.0`;
    const before = await byRareBrowser(browser, 'Vuthy', rare);
    await query('mutation ($uuid: ID!) { suspendUser(uuid: $uuid, reason: "Fraud") { uuid } }', { uuid: before.uuid });
    const author = await byRareBrowser(browser, 'ដារ៉ា', rare);
    const reporter = await anotherNewcomer(browser, 'Sopheap');
    const post = (await writePost(author, `겨울 옷 ${author.nickname}`)).split('/').at(-1);
    await reporter.call('post', '/api/translation/suggest', {
      ...{ subjectType: 'post', subjectUuid: post, field: 'title', language: 'km', text: OFFERED },
    });
    await reporter.call('post', '/api/report', {
      ...{ targetType: 'post', targetUuid: post, reason: 'FRAUD', text: '먼저 돈을 보내라고 해요.' },
    });
    const company = newCompany('한강식품');
    await registeredCompany(reporter, company);
    await phone.store({ language, theme });
    const shoot = (name: string) => shootAs(phone, language, join(folder, `${name}.png`));

    await phone.open('/desk/companies');
    await page.getByRole('link', { name: company.name }).click();
    await page.getByRole('button', { name: desk.companies.reject }).click();
    await page.getByLabel(desk.companies.reason).selectOption('UNREADABLE');
    await shoot('companies-reject');
    await phone.open('/desk/suggestions');
    await shoot('suggestions');
    await page.getByRole('main').getByRole('link').filter({ hasText: OFFERED }).last().click();
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('suggestions-case');
    await phone.open(`/desk/people?q=${author.uuid}`);
    await shoot('people');
    await phone.open(`/desk/people?q=${author.uuid}&item=${author.uuid}`);
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('people-case');
    await phone.open('/desk/reports');
    await page.getByRole('link', { name: author.nickname }).first().click();
    await expect(page.getByRole('article')).toBeVisible();
    await shoot('reports-case');
    await phone.open('/desk/boards');
    await page.getByRole('link', { name: desk.boards.new }).click();
    const picture = (name: string, hue: number) => ({ name, mimeType: 'image/png', buffer: png(400, 300, hue) });
    await page.getByLabel(postForm.pictures.add).setInputFiles([picture('one.png', 40), picture('two.png', 120)]);
    await expect(page.getByRole('button', { name: filled(postForm.pictures.remove, { number: '2' }) })).toBeVisible();
    await shoot('boards-new');
    await phone.open('/desk/boards?board=PLACE');
    await page.getByRole('button', { name: desk.boards.categories }).click();
    await expect(page.getByRole('dialog', { name: desk.boards.categories })).toBeVisible();
    await shoot('categories');
    await page.getByRole('dialog').getByRole('button', { name: desk.boards.newCategory }).click();
    await shoot('categories-new');
    for (const one of [author.page, before.page, reporter.page, page]) await one.context().close();
  });
}

async function shootAs({ page }: Phone, language: Language, path: string): Promise<void> {
  await expect(page.getByRole('status', { name: WORDS[language].common.list.loading })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await takePicture(page, path, { fullPage: true });
}
