import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { newCompany, registeredCompany } from './companyForm.ts';
import { expect, Phone, test } from './haiko.ts';
import { anotherNewcomer, writePost } from './newcomers.ts';
import { takePicture } from './takePicture.ts';
import { WORDS } from './words.ts';

// Not a test: `HAIKO_PICTURES=<folder> pnpm screenshots` saves how the desk looks.
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const SECTIONS = [
  'reports',
  'scams',
  'words',
  'words?list=WORDS',
  'companies',
  'suggestions',
  'people',
  'sources',
  'providers',
  'audit',
  'system',
];
const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const;

for (const language of LANGUAGES) {
  for (const { theme, width } of LOOKS) {
    test(`pictures of the desk in ${language}, ${theme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      const author = await anotherNewcomer(browser, 'ដារ៉ា');
      const targetUuid = (await writePost(author)).split('/').at(-1);
      const reporter = await anotherNewcomer(browser, 'Sopheap');
      const report = { targetType: 'post', targetUuid, reason: 'FRAUD', text: '먼저 돈을 보내라고 해요.' };
      await reporter.call('post', '/api/report', report);
      await registeredCompany(reporter, newCompany('한강식품'));
      const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: false });
      const phone = new Phone(await context.newPage());
      await phone.signInAs('admin');
      await phone.store({ language, theme });
      for (const section of SECTIONS) {
        await phone.open(`/desk/${section}`);
        await shoot(phone, language, join(folder, `desk-${section.replace(/\W/g, '-')}.png`));
        const first = phone.page.getByRole('main').getByRole('listitem').getByRole('link').first();
        if (section === 'audit' || (await first.count()) === 0) continue;
        await first.click();
        await expect(phone.page.getByRole('article')).toBeVisible();
        await shoot(phone, language, join(folder, `desk-${section.replace(/\W/g, '-')}-case.png`));
      }
      for (const { page } of [author, reporter, phone]) await page.context().close();
    });
  }
}

async function shoot({ page }: Phone, language: Language, path: string): Promise<void> {
  await expect(page.getByRole('status', { name: WORDS[language].common.list.loading })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await takePicture(page, path, { fullPage: true });
}
