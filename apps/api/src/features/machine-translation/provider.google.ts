import * as v from 'valibot';
import type { Language } from '@haiko/shared/i18n/languages';
import { asMany, askProvider, type TranslationProvider } from './translation-provider.js';

const REPLY = v.object({
  data: v.object({ translations: v.array(v.object({ translatedText: v.string() })) }),
});

const codeOf = (language: Language) => (language === 'zh' ? 'zh-CN' : language);

/** Google Cloud Translation, basic edition: at most 128 texts and about 30,000 characters a call. */
export function google({ url, apiKey }: { url: string; apiKey: string }): TranslationProvider {
  return {
    name: 'google',
    limits: { texts: 128, characters: 30_000 },
    supports: () => true,
    async translate(texts, from, to) {
      const body = { q: texts, source: codeOf(from), target: codeOf(to), format: 'text' };
      // The key goes in a header: addresses end up in logs.
      const headers = { 'X-Goog-Api-Key': apiKey };
      const { data } = await askProvider({ url: `${url}/language/translate/v2`, headers, body }, REPLY);
      return asMany(
        data.translations.map(({ translatedText }) => translatedText),
        texts,
      );
    },
  };
}
