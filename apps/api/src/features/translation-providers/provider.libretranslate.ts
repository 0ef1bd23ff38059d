import * as v from 'valibot';
import { isLanguage, type Language } from '@haiko/shared/i18n/languages';
import { asMany, askProvider, type TranslationProvider } from './translation-provider.js';

const REPLY = v.object({ translatedText: v.array(v.string()) });

interface Settings {
  url: string;
  apiKey?: string | undefined;
  languages: string;
}

/** Any server that speaks LibreTranslate's protocol. */
export function libreTranslate({ url, apiKey, languages }: Settings): TranslationProvider {
  const known = new Set<Language>(
    languages
      .split(',')
      .map((code) => code.trim())
      .filter(isLanguage),
  );
  return {
    name: 'libretranslate',
    limits: { texts: 50, characters: 10_000 },
    supports: (from, to) => known.has(from) && known.has(to),
    async translate(texts, from, to) {
      const body = { q: texts, source: from, target: to, format: 'text', ...(apiKey && { api_key: apiKey }) };
      const { translatedText } = await askProvider({ url: `${url}/translate`, body }, REPLY);
      return asMany(translatedText, texts);
    },
  };
}
