import type { Language } from '../i18n/languages.ts';
import { type Feast, FEASTS } from '../reference/feasts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'] as const;
export type Season = (typeof SEASONS)[number];

/** The country whose calendar people who read a language most likely live by; English has none of its own. */
const COUNTRY_OF: Readonly<Record<Language, string | null>> = {
  ...{ ko: 'KR', en: null, zh: 'CN', ja: 'JP', th: 'TH', vi: 'VN', km: 'KH', tl: 'PH', bn: 'BD' },
};

interface Reader {
  language: Language;
  /** ISO 3166-1; null for a visitor. */
  nationality: string | null;
}

/** The season of a day (`YYYY-MM-DD`) in Korea, as the weather service counts them: spring begins with March. */
export function seasonOn(day: string): Season {
  return SEASONS[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'WINTER';
}

/** The feast that a reader in Korea is told of on a day (`YYYY-MM-DD`, in Seoul): their country's before Korea's, Korea's before all others. */
export function feastOn(day: string, { language, nationality }: Reader): Feast | null {
  const feasts = FEASTS.filter((feast) => isOn(feast, day));
  const order = [nationality, COUNTRY_OF[language], 'KR'];
  for (const country of order) {
    const own = feasts.find((feast) => country !== null && feast.country === country);
    if (own) return own;
  }
  return feasts[0] ?? null;
}

function isOn({ dates, days }: Feast, day: string): boolean {
  return dates.some((first) => {
    const passed = (Date.parse(day) - Date.parse(first)) / DAY_MS;
    return passed >= 0 && passed < days;
  });
}
