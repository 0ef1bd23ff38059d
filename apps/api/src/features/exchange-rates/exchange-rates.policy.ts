import { CURRENCIES } from '@haiko/shared/reference/currencies';

const RATES_STALE_HOURS = 48;
/** As shares: a rate that moves further since the last one needs a second source that is this close to it. */
const MAX_RATE_JUMP = 0.1;
const RATES_AGREE_WITHIN = 0.02;

const HOUR_MS = 3_600_000;

/** Won for one of a currency, at a moment that the source names. */
export interface Rate {
  currency: string;
  krw: number;
  asOf: Date;
}

/** A rate and where it comes from: a source's name, or `snapshot`. */
export interface StoredRate extends Rate {
  source: string;
}

/** What one source said. */
export interface Reading {
  source: string;
  rates: readonly Rate[];
}

/** Whether a rate is too old to be relied on. */
export function isStale(asOf: Date, now: Date): boolean {
  return now.getTime() - asOf.getTime() > RATES_STALE_HOURS * HOUR_MS;
}

export interface Verdict {
  /** What replaces the rates that are known. */
  accepted: StoredRate[];
  /** Whether every currency has a rate of today by now, so that no further source needs to be asked. */
  isSettled: boolean;
}

/**
 * Which of the readings, in the order of trust, replace what is known. A rate counts if it is newer than the known one and
 * close to it; one that has jumped only if a second source says the same.
 */
export function assess(readings: readonly Reading[], known: readonly StoredRate[], now: Date): Verdict {
  const verdicts = CURRENCIES.map(({ code }) => {
    const last = known.find(({ currency }) => currency === code);
    const offers = offersOf(code, readings);
    const sound = offers.filter((offer) => isNews(offer, last, now) && isCredible(offer, last, offers));
    const accepted = sound.find(({ asOf }) => !isStale(asOf, now)) ?? newest(sound);
    const shown = accepted ?? last;
    // What has not moved since the last look is as good as news.
    const isConfirmed = offers.some((offer) => last !== undefined && offer.asOf.getTime() === last.asOf.getTime());
    return { accepted, isSettled: shown !== undefined && !isStale(shown.asOf, now) && (!!accepted || isConfirmed) };
  });
  return {
    accepted: verdicts.flatMap(({ accepted }) => accepted ?? []),
    isSettled: verdicts.every(({ isSettled }) => isSettled),
  };
}

function offersOf(code: string, readings: readonly Reading[]): StoredRate[] {
  return readings.flatMap(({ source, rates }) =>
    rates.filter(({ currency }) => currency === code).map((rate) => ({ ...rate, source })),
  );
}

function isNews({ asOf }: Rate, last: Rate | undefined, now: Date): boolean {
  // A source names a day, not a moment: tomorrow in one place is today in another.
  const isOfNow = asOf.getTime() <= now.getTime() + 24 * HOUR_MS;
  return isOfNow && (last === undefined || asOf > last.asOf);
}

function isCredible(offer: StoredRate, last: Rate | undefined, offers: readonly StoredRate[]): boolean {
  if (last === undefined || differ(offer.krw, last.krw) <= MAX_RATE_JUMP) return true;
  return offers.some((other) => other.source !== offer.source && differ(other.krw, offer.krw) <= RATES_AGREE_WITHIN);
}

/** How far apart two rates are, as a share of the second. */
function differ(one: number, other: number): number {
  return Math.abs(one - other) / other;
}

function newest(rates: readonly StoredRate[]): StoredRate | undefined {
  return [...rates].sort((one, other) => other.asOf.getTime() - one.asOf.getTime())[0];
}
