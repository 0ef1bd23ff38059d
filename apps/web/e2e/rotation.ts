import { LANGUAGES } from '@haiko/shared/i18n/languages';

const DAY_MS = 86_400_000;

/** `HAIKO_SCREENS`: `all`, or the turn (0 to 8) that says which screen is opened in which language; that of the day without it. */
export function rotationOf(setting: string | undefined, now = Date.now()): number {
  return setting && /^\d+$/.test(setting)
    ? Number(setting) % LANGUAGES.length
    : Math.floor(now / DAY_MS) % LANGUAGES.length;
}

/** A language's share of the screens: each screen is in the share of one language, and within nine turns once in each. */
export function shareOf<T>(screens: readonly T[], languageIndex: number, turn: number): T[] {
  return screens.filter((_, index) => (index + turn) % LANGUAGES.length === languageIndex);
}
