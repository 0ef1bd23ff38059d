import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@haiko/shared/i18n/languages';
import { expect, test, type Phone } from './haiko.ts';
import { takePicture } from './takePicture.ts';

// Not a test: how the boards, the search and the reader's own lists look (see screens.pictures.ts).
const FOLDER = process.env.HAIKO_PICTURES ?? '';
const LANGUAGES: Language[] = ['en', 'ko', 'km', 'bn'];
const THEMES = ['light', 'dark'] as const;
const WORDS: Partial<Record<Language, string>> = { en: 'Ansan', ko: '비자', km: 'ភាសា', bn: 'কাজ' };

const VISITOR = ['/notice', '/info', '/place', '/searchresult?tab=haikoNews', '/searchresult?q=nothing-at-all'];
const SIGNED_IN = ['/main', '/myposts', '/mylikeandscrapposts', '/mylikeandscrapposts?tab=scrap'];

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    test(`pictures of boards and lists in ${language}, ${theme}`, async ({ phone }) => {
      test.setTimeout(180_000);
      await phone.store({ language, theme });
      const shoot = shooter(phone, join(FOLDER, `${language}-${theme}`));
      for (const path of VISITOR) await shoot(path);
      await shoot(`/searchresult?q=${encodeURIComponent(WORDS[language] ?? '')}`, 'search-found');
      for (const path of ['/notice', '/info', '/place']) {
        await phone.open(path);
        await phone.page.getByRole('article').first().getByRole('heading').getByRole('link').click();
        await phone.page.waitForURL('**/*detail/**');
        await shoot(undefined, `${path.slice(1)}-detail`);
      }
      await phone.store({ recentSearches: JSON.stringify(Object.values(WORDS)) });
      await shoot('/searchresult', 'search-recent');
      await phone.signInAs('linh');
      await phone.store({ language, theme });
      for (const path of SIGNED_IN) await shoot(path);
    });
  }
}

/** Saves a screen's first view, and the whole of it, under its path. */
function shooter(phone: Phone, folder: string) {
  mkdirSync(folder, { recursive: true });
  return async (path: string | undefined, name = path?.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '')) => {
    if (path) await phone.open(path);
    await settle(phone);
    await takePicture(phone.page, join(folder, `${name}.png`));
    await takePicture(phone.page, join(folder, `${name}-whole.png`), { fullPage: true });
  };
}

/** What is loading has come, and so have pictures and fonts; the network of a signed-in person is never idle. */
async function settle({ page }: Phone): Promise<void> {
  await expect(page.locator('.late')).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
}
