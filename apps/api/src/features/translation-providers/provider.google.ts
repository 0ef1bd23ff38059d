import * as v from 'valibot';
import {
  asMany,
  askProvider,
  knowsBoth,
  type LanguageCodes,
  type TranslationProvider,
} from './translation-provider.js';

const REPLY = v.object({
  data: v.object({ translations: v.array(v.object({ translatedText: v.string() })) }),
});

const CODES: LanguageCodes = {
  ...{ ko: 'ko', en: 'en', zh: 'zh-CN', ja: 'ja', th: 'th' },
  ...{ vi: 'vi', km: 'km', tl: 'tl', bn: 'bn' },
};

/** Google Cloud Translation, basic edition: at most 128 texts and about 30,000 characters a call. */
export function google({ url, apiKey }: { url: string; apiKey: string }): TranslationProvider {
  return {
    name: 'google',
    limits: { texts: 128, characters: 30_000 },
    supports: knowsBoth(CODES),
    async translate(texts, from, to) {
      const body = { q: texts, source: CODES[from], target: CODES[to], format: 'text' };
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
