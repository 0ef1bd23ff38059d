import { formatNumber } from '@haiko/shared/format';

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

/** From here on nobody says the hundredths: of dong and rupiah there are none, of dollars they are a rounding of the rate. */
const WHOLE_FROM = 10_000;

/** An amount as money is written: two decimals at most, none where it is much, four digits for less than one. */
export function formatAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size > 0 && size < 1) return formatNumber(amount, { maximumSignificantDigits: 4 });
  return formatNumber(amount, { maximumFractionDigits: size < WHOLE_FROM ? 2 : 0 });
}

/** A rate: as an amount, but always with two decimals, so that a list of them lines up. */
export function formatRate(krw: number): string {
  if (krw < 1) return formatAmount(krw);
  return formatNumber(krw, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
