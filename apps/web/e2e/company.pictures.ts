import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { expect, test, type Phone } from './haiko.ts';
import { takePicture } from './takePicture.ts';

// Not a test: how the screens of companies look (see screens.pictures.ts).
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;
const SCREENS = {
  linh: ['/myinfor', '/enterprisecertification', '/enterprisecertification?step=2', '/enterprisecertification?step=3'],
  company: ['/myinfor', '/enterprisemembers', '/enterprisemanage', '/enterprisemodify', '/enterprisenotifications'],
  rejected: ['/myinfor', '/enterprisemodify', '/enterprisenotifications'],
};

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures of companies in ${language}, ${theme}`, async ({ phone }) => {
      test.setTimeout(180_000);
      const folder = join(FOLDER, `${language}-${theme}`);
      mkdirSync(folder, { recursive: true });
      for (const [person, paths] of Object.entries(SCREENS)) {
        await phone.signInAs(person);
        await phone.store({ language, theme });
        for (const path of paths) {
          await phone.open(path);
          await shoot(phone, join(folder, `${person}-${path.slice(1).replace('?step=', '-')}`));
        }
      }
      await phone.page.goto('/enterprisenotifications');
      await phone.page.getByRole('main').getByRole('link').first().click();
      await shoot(phone, join(folder, 'rejected-detail'));
    });
  }
}

async function shoot({ page }: Phone, file: string): Promise<void> {
  await expect(page.locator('.late')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await takePicture(page, `${file}.png`, { fullPage: true });
}
