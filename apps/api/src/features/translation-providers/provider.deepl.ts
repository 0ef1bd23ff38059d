import * as v from 'valibot';
import {
  asMany,
  askProvider,
  knowsBoth,
  type LanguageCodes,
  type TranslationProvider,
} from './translation-provider.js';

const REPLY = v.object({ translations: v.array(v.object({ text: v.string() })) });

/** As a source and as a target. */
const CODES: LanguageCodes<{ source: string; target: string }> = {
  ko: { source: 'KO', target: 'KO' },
  en: { source: 'EN', target: 'EN-US' },
  zh: { source: 'ZH', target: 'ZH-HANS' },
  ja: { source: 'JA', target: 'JA' },
  th: { source: 'TH', target: 'TH' },
  vi: { source: 'VI', target: 'VI' },
  km: null,
  tl: { source: 'TL', target: 'TL' },
  bn: { source: 'BN', target: 'BN' },
};

/** https://developers.deepl.com: at most 50 texts and 128 KB a call, of which a character can take four bytes. */
export function deepl({ url, apiKey }: { url: string; apiKey: string }): TranslationProvider {
  return {
    name: 'deepl',
    limits: { texts: 50, characters: 25_000 },
    supports: knowsBoth(CODES),
    async translate(texts, from, to) {
      const body = {
        text: texts,
        source_lang: CODES[from]?.source,
        target_lang: CODES[to]?.target,
        preserve_formatting: true,
      };
      const headers = { Authorization: `DeepL-Auth-Key ${apiKey}` };
      const { translations } = await askProvider({ url: `${url}/v2/translate`, headers, body }, REPLY);
      return asMany(
        translations.map(({ text }) => text),
        texts,
      );
    },
  };
}
