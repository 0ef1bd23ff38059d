import * as v from 'valibot';
import { CURRENCIES } from '@haiko/shared/reference/currencies';
import { boundedFetch } from '../../platform/http/bounded-fetch.js';
import type { Rate, Reading } from './exchange-rates.policy.js';

/** A public source of exchange rates: where it is asked by itself, and how its answer is read. */
interface SourceKind {
  /** As people know it, and where its terms ask us to link to. */
  title: string;
  link: string;
  address: string;
  /** Throws for anything but a whole, well-formed answer. */
  read: (body: string) => Rate[];
}

export interface RateSource {
  name: SourceName;
  address: string;
}

/** An amount that can be divided by: above zero, and no more than anything real costs. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(1e-9), v.maxValue(1e9));
const SHOWN = new Set(CURRENCIES.map(({ code }) => code));
const NEEDED = new Set([...SHOWN, 'KRW', 'EUR']);

/** A table of amounts by currency, of which only ours have to be well-formed: some sources list a thousand tokens as well. */
const table = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((all) => Object.entries(all).map(([code, value]) => [code.toUpperCase(), value] as const)),
  v.transform((all) => Object.fromEntries(all.filter(([code]) => NEEDED.has(code)))),
  v.record(v.string(), amount),
);
const day = v.pipe(v.string(), v.isoDate());

const erApiReply = v.object({
  result: v.literal('success'),
  time_last_update_unix: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rates: table,
});
const currencyApiReply = v.object({ date: day, krw: table });
const frankfurterReply = v.pipe(
  v.array(v.object({ date: day, base: v.string(), quote: v.string(), rate: amount })),
  v.minLength(1),
);
const ecbReply = v.object({ date: day, rates: table });

/** The order is the order of trust. */
const KINDS = {
  'er-api': {
    title: 'Exchange Rate API',
    link: 'https://www.exchangerate-api.com',
    // Based on the dollar: a won is so little that its own table has three digits only.
    address: 'https://open.er-api.com/v6/latest/USD',
    read(body) {
      const reply = v.parse(erApiReply, JSON.parse(body));
      return crossRates(reply.rates, new Date(reply.time_last_update_unix * 1_000));
    },
  },
  'currency-api': {
    title: 'currency-api',
    link: 'https://github.com/fawazahmed0/exchange-api',
    address: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/krw.json',
    read(body) {
      const { date, krw } = v.parse(currencyApiReply, JSON.parse(body));
      return crossRates({ ...krw, KRW: 1 }, startOf(date));
    },
  },
  frankfurter: {
    title: 'Frankfurter',
    link: 'https://frankfurter.dev',
    address: 'https://api.frankfurter.dev/v2/rates?base=KRW',
    read(body) {
      const rows = v.parse(frankfurterReply, JSON.parse(body)).filter(({ base }) => base === 'KRW');
      return rows.flatMap(({ date, quote, rate }) => crossRates({ KRW: 1, [quote]: rate }, startOf(date)));
    },
  },
  ecb: {
    title: 'European Central Bank',
    link: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/',
    address: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    read(body) {
      const rows = [...body.matchAll(/<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']\s*\/>/g)];
      const reply = v.parse(ecbReply, {
        date: /<Cube\s+time=["']([\d-]+)["']/.exec(body)?.[1],
        rates: Object.fromEntries(rows.map(([, code = '', rate]) => [code, Number(rate)])),
      });
      return crossRates({ ...reply.rates, EUR: 1 }, startOf(reply.date));
    },
  },
} as const satisfies Record<string, SourceKind>;

export type SourceName = keyof typeof KINDS;

/**
 * The sources that a setting names, in its order: `er-api, ecb=https://mirror.example/daily.xml`, or `off`. Throws for one
 * that does not exist.
 */
export function rateSources(setting: string): RateSource[] {
  if (setting.trim() === 'off') return [];
  return setting.split(',').map((entry) => {
    const [, name = '', address] = /^([^=]*)(?:=(.*))?$/.exec(entry.trim()) ?? [];
    if (!isSourceName(name)) throw new Error(`EXCHANGE_RATE_SOURCES: there is no source ${name}`);
    return { name, address: address ?? KINDS[name].address };
  });
}

/** Asks a source. Rejects when it cannot be reached, takes too long, says too much, or says anything unexpected. */
export async function readSource({ name, address }: RateSource): Promise<Reading> {
  const { status, body } = await boundedFetch(address, { headers: { Accept: 'application/json, application/xml' } });
  if (status !== 200) throw new Error(`It answered ${status}.`);
  const rates = KINDS[name].read(body).filter(({ currency }) => SHOWN.has(currency));
  if (rates.length === 0) throw new Error('It has none of our currencies.');
  return { source: name, rates };
}

/** How a source is named on the screen; undefined for the snapshot, which is our own. */
export function credit(source: string): { name: string; url: string } | undefined {
  return isSourceName(source) ? { name: KINDS[source].title, url: KINDS[source].link } : undefined;
}

function isSourceName(name: string): name is SourceName {
  return Object.hasOwn(KINDS, name);
}

/** Won for one of each currency, from a table of what one of any base is worth. Throws where the won is missing. */
function crossRates(rates: Readonly<Record<string, number>>, asOf: Date): Rate[] {
  const won = rates['KRW'];
  if (won === undefined) throw new Error('The won is missing.');
  return Object.entries(rates).map(([currency, rate]) => ({ currency, krw: won / rate, asOf }));
}

function startOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
