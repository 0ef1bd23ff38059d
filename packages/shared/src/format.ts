import { HTML_LANG, type Language } from './i18n/languages.ts';

/** How long ago something happened; the words come from the message catalogue, the date's digits are always Latin. */
export type RelativeTime =
  { unit: 'now' } | { unit: 'minute' | 'hour'; count: number } | { unit: 'date'; text: string };

type Moment = Date | string | number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
// Korea has no summer time: a fixed offset is exact, and needs no time zone data.
const SEOUL_OFFSET_MS = 9 * HOUR_MS;
const COMPACT_FROM = 10_000;

/** The day in Seoul as `YYYY-MM-DD`. */
export function seoulDay(moment: Moment): string {
  return new Date(new Date(moment).getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day in Seoul as `YYYY.MM.DD`, the same in every language. */
export function seoulDate(moment: Moment): string {
  return seoulDay(moment).replaceAll('-', '.');
}

/** The time of day in Seoul as `HH:mm`, the same in every language. */
export function seoulTime(moment: Moment): string {
  return new Date(new Date(moment).getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 16);
}

/** Under a minute "now" (also for clocks that run behind), then minutes, hours, and from 24 hours on `yy-mm-dd` in Seoul. */
export function relativeTime(moment: Moment, now: Moment): RelativeTime {
  const passed = new Date(now).getTime() - new Date(moment).getTime();
  if (passed < MINUTE_MS) return { unit: 'now' };
  if (passed < HOUR_MS) return { unit: 'minute', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hour', count: Math.floor(passed / HOUR_MS) };
  return { unit: 'date', text: seoulDay(moment).slice(2) };
}

/** A number with as many decimals as are written; of more digits only `Intl` knows how they are rounded. */
const PLAIN = /^(-?\d{1,16})((?:\.\d{1,3})?)$/;

/**
 * A number as every text writes it, whatever the language: Latin digits, commas between thousands, a point before decimals.
 * People compare what they read with others, and amounts of money that mean two things in two languages cost money.
 */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  // By hand where that is one step: the first number format that a page makes takes a cheap phone a fifth of a second.
  const [, whole, decimals] = (!options && PLAIN.exec(String(value))) || [];
  if (whole) return whole.replace(/\B(?=(\d{3})+$)/g, ',') + decimals;
  return new Intl.NumberFormat('en-US', options).format(value);
}

/** A count: `9,999`, then short in the reader's language (`12.3K`, `1.2만`), with the digits and signs of `formatNumber`. */
export function formatCount(count: number, language: Language): string {
  if (count < COMPACT_FROM) return formatNumber(count);
  return new Intl.NumberFormat(`${HTML_LANG[language]}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 })
    .formatToParts(count)
    .map(({ type, value }) => SIGNS[type] ?? value)
    .join('');
}

const SIGNS: Partial<Record<Intl.NumberFormatPartTypes, string>> = { decimal: '.', group: ',' };
