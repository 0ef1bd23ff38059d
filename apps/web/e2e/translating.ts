import { fromPhraseBook } from '../../api/test/phrase-book.ts';
import { translationSettings, TranslationServer } from '../../api/test/translation-server.ts';
import { test as base } from './haiko.ts';
import { startHaiko } from './server.ts';

/** A Haiko that translates; its provider knows a phrase book, and only marks other texts: `[[vi]] 안녕하세요`. */
export const test = base.extend<object, { translating: string }>({
  translating: [
    // Playwright tells from the pattern what a fixture needs: nothing here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = new TranslationServer();
      provider.answer = (asked, response) => {
        const marked = { translatedText: asked.texts.map((text) => `[[${asked.to}]] ${text}`) };
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(fromPhraseBook(asked) ?? marked));
      };
      const settings = {
        ...translationSettings(await provider.start(), 'libretranslate'),
        TRANSLATION_EDIT_DELAY_SECONDS: '0',
      };
      const { url, stop } = await startHaiko(settings);
      await use(url);
      await stop();
      provider.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ translating }, use) => use(translating),
});
