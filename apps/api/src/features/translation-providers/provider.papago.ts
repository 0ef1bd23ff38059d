import * as v from 'valibot';
import type { Language } from '@haiko/shared/i18n/languages';
import { askProvider, knowsBoth, type LanguageCodes, type TranslationProvider } from './translation-provider.js';

const REPLY = v.object({ message: v.object({ result: v.object({ translatedText: v.string() }) }) });
const CODES: LanguageCodes = {
  ...{ ko: 'ko', en: 'en', zh: 'zh-CN', ja: 'ja', th: 'th' },
  ...{ vi: 'vi', km: null, tl: null, bn: null },
};
/** One of the two has to be one of these. */
const PIVOTS: readonly Language[] = ['ko', 'en', 'ja'];

interface Settings {
  url: string;
  keyId: string;
  key: string;
}

/** Papago on Naver Cloud: one text of at most 5,000 characters a call; polite forms in Korean. */
export function papago({ url, keyId, key }: Settings): TranslationProvider {
  return {
    name: 'papago',
    limits: { texts: 1, characters: 5_000 },
    supports: (from, to) => knowsBoth(CODES)(from, to) && (PIVOTS.includes(from) || PIVOTS.includes(to)),
    async translate([text = ''], from, to) {
      const body = { source: CODES[from], target: CODES[to], text, honorific: true };
      const headers = { 'x-ncp-apigw-api-key-id': keyId, 'x-ncp-apigw-api-key': key };
      const { message } = await askProvider({ url: `${url}/nmt/v1/translation`, headers, body }, REPLY);
      return [message.result.translatedText];
    },
  };
}
