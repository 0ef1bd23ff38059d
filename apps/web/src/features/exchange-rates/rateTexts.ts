import { seoulDate } from '@haiko/shared/format';
import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { KHMER_CURRENCIES } from './khmerCurrencies.ts';

/** `US Dollar`, in the reader's language; the code where nobody knows its name. */
export function currencyName(code: string, language: Language): string {
  if (language === 'km') return KHMER_CURRENCIES[code] ?? code;
  return new Intl.DisplayNames(HTML_LANG[language], { type: 'currency' }).of(code) ?? code;
}

const TIME_OF_DAY = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** A moment in Seoul, the same in every language: `2026.11.21 09:00`. */
export function seoulMoment(moment: string): string {
  return `${seoulDate(moment)} ${TIME_OF_DAY.format(new Date(moment))}`;
}
