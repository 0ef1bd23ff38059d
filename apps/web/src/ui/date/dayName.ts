import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { dateOf, type Day } from './calendar.ts';

type DateStyle = 'month' | 'day' | 'weekday' | 'weekdayShort';

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  month: { year: 'numeric', month: 'long' },
  day: { dateStyle: 'full' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'narrow' },
};

/** Where one letter stands for two days. */
const LATIN: ReadonlySet<Language> = new Set(['en', 'tl', 'vi']);

// Chromium comes without Khmer: it would write "2026 M12" and English weekdays.
const KHMER = {
  months: 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'.split(' '),
  weekdays: 'អាទិត្យ ច័ន្ទ អង្គារ ពុធ ព្រហស្បតិ៍ សុក្រ សៅរ៍'.split(' '),
  weekdaysShort: 'អា ច អ ពុ ព្រ សុ ស'.split(' '),
};

/** What a day is called in each language, by the calendar and in the digits that every language of the product writes. */
export const monthName = (day: Day, language: Language) => textOf(day, language, 'month');
export const dayName = (day: Day, language: Language) => textOf(day, language, 'day');
export const weekdayName = (day: Day, language: Language) => textOf(day, language, 'weekday');
export const weekdayShort = (day: Day, language: Language) => textOf(day, language, 'weekdayShort');

function textOf(day: Day, language: Language, style: DateStyle): string {
  if (language === 'km') return khmerText(dateOf(day), style);
  const locale = `${HTML_LANG[language]}-u-ca-gregory-nu-latn`;
  const options = style === 'weekdayShort' && LATIN.has(language) ? { weekday: 'short' as const } : OPTIONS[style];
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day));
}

function khmerText(date: Date, style: DateStyle): string {
  const month = `${KHMER.months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  const weekday = `${KHMER.weekdays[date.getUTCDay()]}`;
  if (style === 'month') return month;
  if (style === 'day') return `${weekday} ${date.getUTCDate()} ${month}`;
  return style === 'weekday' ? weekday : `${KHMER.weekdaysShort[date.getUTCDay()]}`;
}
