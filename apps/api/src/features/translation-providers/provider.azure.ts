import * as v from 'valibot';
import {
  asMany,
  askProvider,
  knowsBoth,
  type LanguageCodes,
  ProviderError,
  type TranslationProvider,
} from './translation-provider.js';

const REPLY = v.array(v.object({ translations: v.array(v.object({ text: v.string() })) }));
const CODES: LanguageCodes = {
  ...{ ko: 'ko', en: 'en', zh: 'zh-Hans', ja: 'ja', th: 'th' },
  ...{ vi: 'vi', km: 'km', tl: 'fil', bn: 'bn' },
};

interface Settings {
  url: string;
  apiKey: string;
  region?: string | undefined;
}

/** Azure Translator 3.0: at most 1,000 texts and 50,000 characters a call. */
export function azure({ url, apiKey, region }: Settings): TranslationProvider {
  return {
    name: 'azure',
    limits: { texts: 1_000, characters: 50_000 },
    supports: knowsBoth(CODES),
    async translate(texts, from, to) {
      const query = new URLSearchParams({
        'api-version': '3.0',
        from: CODES[from] ?? '',
        to: CODES[to] ?? '',
        textType: 'plain',
      });
      const headers = {
        'Ocp-Apim-Subscription-Key': apiKey,
        ...(region && { 'Ocp-Apim-Subscription-Region': region }),
      };
      const body = texts.map((text) => ({ Text: text }));
      const reply = await askProvider({ url: `${url}/translate?${query.toString()}`, headers, body }, REPLY);
      return asMany(reply.map(firstOf), texts);
    },
  };
}

function firstOf({ translations: [first] }: { translations: { text: string }[] }): string {
  if (!first) throw new ProviderError('It answered no text.');
  return first.text;
}
