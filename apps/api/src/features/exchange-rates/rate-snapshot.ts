import type { StoredRate } from './exchange-rates.policy.js';

const AS_OF = new Date('2026-09-29T00:00:00Z');

/**
 * Won for one of a currency on 29 September 2026: what is shown until a source has been reached for the first time. Market
 * rates as currency-api published them that day; INR, AED and SAR follow from them by their official pegs (1.6 Nepalese
 * rupees for an Indian one, 3.6725 dirhams and 3.75 riyals for a dollar).
 */
const KRW: Readonly<Record<string, number>> = {
  USD: 1358.19,
  CNY: 202.48,
  VND: 0.0523,
  THB: 40.38,
  UZS: 0.1152,
  NPR: 8.83,
  KHR: 0.3344,
  PHP: 21.72,
  IDR: 0.0754,
  MNT: 0.377,
  MMK: 0.647,
  JPY: 8.625,
  BDT: 11.03,
  LKR: 4.1,
  INR: 14.128,
  AED: 369.83,
  SAR: 362.18,
};

/** The rates that come with the product. */
export const SNAPSHOT: readonly StoredRate[] = Object.entries(KRW).map(([currency, krw]) => ({
  currency,
  krw,
  asOf: AS_OF,
  source: 'snapshot',
}));
