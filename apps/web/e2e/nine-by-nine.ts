import { HTML_LANG, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Locator } from '@playwright/test';
import { PHRASE_BOOK, translated, written } from '../../api/test/phrase-book.ts';
import { expect, type Phone } from './haiko.ts';
import { rotationOf } from './rotation.ts';
import { WORDS } from './words.ts';

const IS_FULL = process.env.HAIKO_SCREENS === 'all';
const TURN = rotationOf(process.env.HAIKO_SCREENS);

/** A post of the phrase book. */
interface Written {
  uuid: string;
  from: Language;
}

/**
 * The languages in which what is written in one is read: all others in `npm run test:full`; in `npm test` one of them, so that
 * each language is once written and once read, and that within nine days every pair has its turn.
 */
export function readersOf(from: Language): Language[] {
  const others = LANGUAGES.filter((language) => language !== from);
  if (IS_FULL) return others;
  const step = 1 + (TURN % others.length);
  return LANGUAGES.filter((_, index) => index === (LANGUAGES.indexOf(from) + step) % LANGUAGES.length);
}

/** Finds the post in the feed and by a word of the reader's language, reads it, and taps for its original. */
export async function readAndFind(phone: Phone, { uuid, from }: Written, to: Language): Promise<void> {
  const { page } = phone;
  const { common, postSearch, translations } = WORDS[to];
  const expected = translated(from, to);
  const { kept } = written(from);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 2 }).filter({ has: page.locator(`a[href="/postdetail/${uuid}"]`) });

  await phone.store({ language: to });
  await phone.open('/main');
  await showsIn(title, to, expected.title);

  await page.getByRole('navigation', { name: common.nav.main }).getByRole('link', { name: common.nav.search }).click();
  const box = page.getByRole('searchbox', { name: postSearch.label });
  await box.fill(keywordOf(to));
  await box.press('Enter');
  await showsIn(title, to, expected.title);
  await expect(main.locator('mark').first()).toBeVisible();

  await title.getByRole('link').click();
  await showsIn(phone.heading, to, expected.title);
  const words = main.locator('article p[lang]').first();
  await showsIn(words, to, expected.content);

  await main.getByRole('button', { name: translations.shown.showOriginal }).click();
  await showsIn(phone.heading, from, kept.title);
  await showsIn(words, from, kept.content);
}

/** Another word of the language every day. */
function keywordOf(language: Language): string {
  const { keywords } = PHRASE_BOOK[language];
  return keywords[TURN % keywords.length] ?? '';
}

/** The very text, with every space and every mark as it was kept, said to be in this language. */
async function showsIn(place: Locator, language: Language, text: string): Promise<void> {
  await expect(place).toHaveAttribute('lang', HTML_LANG[language]);
  await expect.poll(() => place.evaluate((element) => element.textContent)).toBe(text);
}
