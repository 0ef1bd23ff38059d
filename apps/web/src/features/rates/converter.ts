import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { latinDigits } from '#/ui/digits.ts';

/** More digits than any amount that people change have, and few enough to be counted exactly. */
const MAX_DIGITS = 12;

export type Side = 'foreign' | 'won';

/** What the converter knows: an amount of one side; the other side follows from it. */
export interface Conversion {
  side: Side;
  digits: string;
}

/** Won for `unit` of a currency. */
export interface Quote {
  unit: number;
  krw: number;
}

/** The amounts of both sides; null while nothing is typed. */
export function convert({ side, digits }: Conversion, { unit, krw }: Quote): Record<Side, number> | null {
  if (digits === '') return null;
  const amount = Number(digits);
  return side === 'won'
    ? { won: amount, foreign: (amount * unit) / krw }
    : { foreign: amount, won: (amount * krw) / unit };
}

export function otherSide(side: Side): Side {
  return side === 'won' ? 'foreign' : 'won';
}

/** The same amount of the other money, as after a tap on the arrows. */
export function swap({ side, digits }: Conversion): Conversion {
  return { side: otherSide(side), digits };
}

/** The whole amount that somebody typed or pasted, in Latin digits; '' for none. What follows the decimal sign is dropped. */
export function digitsOf(text: string, language: Language): string {
  const [whole = ''] = text.split(decimalSign(language));
  return latinDigits(whole)
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
}

/** Digits with the thousand separators of the language. */
export function withSeparators(digits: string, language: Language): string {
  return digits === '' ? '' : format(language, {}).format(Number(digits));
}

/** An amount as money is written: two decimals at most, four digits for less than one. */
export function formatAmount(amount: number, language: Language): string {
  const isSmall = amount !== 0 && Math.abs(amount) < 1;
  return format(language, isSmall ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 }).format(amount);
}

/** A rate: as an amount, but always with two decimals, so that a list of them lines up. */
export function formatRate(krw: number, language: Language): string {
  if (krw < 1) return formatAmount(krw, language);
  return format(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(krw);
}

function format(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(`${HTML_LANG[language]}-u-nu-latn`, options);
}

function decimalSign(language: Language): string {
  return (
    format(language, {})
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}
