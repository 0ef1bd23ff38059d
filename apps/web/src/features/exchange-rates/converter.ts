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

/** An amount as money is written: two decimals at most, four digits for less than one. */
export function formatAmount(amount: number): string {
  const isSmall = amount !== 0 && Math.abs(amount) < 1;
  return formatNumber(amount, isSmall ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 });
}

/** A rate: as an amount, but always with two decimals, so that a list of them lines up. */
export function formatRate(krw: number): string {
  if (krw < 1) return formatAmount(krw);
  return formatNumber(krw, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
