import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';
import { aUser, type TestUser } from '../../../test/factories.js';
import { ExchangeRatesService } from './exchange-rates.service.js';

const QUERY = `{ readExchangeRates {
  base asOf isStale source sources { name url } rates { currency unit krw asOf isStale }
} }`;

type Answer = (response: http.ServerResponse) => void;
const SOURCES = ['er-api', 'currency-api', 'frankfurter', 'ecb'];

/** The four sources on one local server; each answers what the test says, 503 when it says nothing. */
let answers: Record<string, Answer> = {};
let asked: string[] = [];
const server = http.createServer((request, response) => {
  const name = request.url?.slice(1) ?? '';
  asked.push(name);
  const answer = answers[name];
  if (answer) answer(response);
  else response.writeHead(503).end();
});

let test: TestApp;
let reader: TestUser;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const EXCHANGE_RATE_SOURCES = SOURCES.map((name) => `${name}=http://127.0.0.1:${port}/${name}`).join(', ');
  test = await startApp({ EXCHANGE_RATE_SOURCES });
  reader = await aUser(test);
});
afterAll(async () => {
  await test.stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  answers = {};
  asked = [];
  await test.database.manager.query('delete from exchange_rates');
});

const says =
  (body: unknown): Answer =>
  (response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body));

// The documented shapes, as of this morning; one won is 0.000736 dollars.
const today = () => new Date().toISOString().slice(0, 10);
const thisMorning = () => Date.parse(today()) / 1_000;
const erApi = (rates: object = { USD: 1, KRW: 1_360, KHR: 4_060, VND: 26_000, JPY: 157, EUR: 0.86 }) => ({
  result: 'success',
  provider: 'https://www.exchangerate-api.com',
  time_last_update_unix: thisMorning(),
  time_eol_unix: 0,
  base_code: 'USD',
  rates,
});
const currencyApi = (krw: object = { usd: 0.000735, khr: 2.98, doge: 1e-14, shib: 4e12 }) => ({ date: today(), krw });
const frankfurter = () => [
  { date: today(), base: 'KRW', quote: 'USD', rate: 0.000734 },
  { date: today(), base: 'KRW', quote: 'MMK', rate: 1.55 },
];
const ecb = (usd = 1.1, krw = 1_497.1) => `<?xml version="1.0" encoding="UTF-8"?>
  <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube><Cube time='${today()}'>
  <Cube currency='USD' rate='${usd}'/><Cube currency='JPY' rate='173.1'/><Cube currency='KRW' rate='${krw}'/>
  </Cube></Cube></gesmes:Envelope>`;

async function read() {
  const { data, errors } = await query(test, QUERY, {}, reader);
  expect(errors).toEqual([]);
  const view = data['readExchangeRates'];
  const of = (currency: string) => view.rates.find((rate: { currency: string }) => rate.currency === currency);
  return { ...view, of, krw: (currency: string): number => of(currency)?.krw };
}

const refresh = () => test.app.get(ExchangeRatesService).refresh();

describe('exchange rates', () => {
  it('require sign-in', async () => {
    const { errors } = await query(test, QUERY);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('are those of the snapshot, which says how old it is, while no source has been reached', async () => {
    await refresh();
    expect(asked).toEqual(SOURCES);
    const view = await read();
    expect(view).toMatchObject({ base: 'KRW', source: 'snapshot', sources: [], isStale: true });
    expect(view.asOf).toBe('2026-09-29T00:00:00.000Z');
    expect(view.of('USD')).toMatchObject({ unit: 1, krw: 1358.19, isStale: true });
    expect(view.krw('KHR')).toBeCloseTo(33.44, 5);
    const hundreds = view.rates.filter(({ unit }: { unit: number }) => unit === 100);
    expect(hundreds.map(({ currency }: { currency: string }) => currency).sort()).toEqual(['IDR', 'JPY', 'KHR', 'VND']);
  });

  it('come from the first source that answers, with its time and credit, and are won for the unit', async () => {
    answers = { 'er-api': says(erApi()) };
    await refresh();
    const view = await read();
    expect(view).toMatchObject({ source: 'er-api', isStale: false });
    expect(view.sources).toEqual([{ name: 'Exchange Rate API', url: 'https://www.exchangerate-api.com' }]);
    expect(view.krw('USD')).toBe(1_360);
    expect(view.krw('VND')).toBeCloseTo((100 * 1_360) / 26_000, 6);
    expect(view.krw('EUR')).toBeCloseTo(1_360 / 0.86, 6);
    // What this source lacks stays as it was, and says so.
    expect(view.of('BDT')).toMatchObject({ krw: 11.03, isStale: true });
  });

  it.each([
    ['currency-api', () => says(currencyApi()), 1 / 0.000735],
    ['frankfurter', () => says(frankfurter()), 1 / 0.000734],
    ['ecb', () => says(ecb()), 1_497.1 / 1.1],
  ])('are read from %s when those before it fail', async (name, answer, usd) => {
    answers = { [name]: answer() };
    await refresh();
    const view = await read();
    expect(view.source).toBe(name);
    expect(view.krw('USD')).toBeCloseTo(usd, 6);
  });

  it('of several sources stand side by side, each where the one before has none', async () => {
    answers = { 'er-api': says(erApi({ USD: 1, KRW: 1_360 })), frankfurter: says(frankfurter()) };
    await refresh();
    const view = await read();
    expect(view.krw('USD')).toBe(1_360);
    expect(view.krw('MMK')).toBeCloseTo(1 / 1.55, 6);
    expect(view.sources.map(({ name }: { name: string }) => name)).toEqual(['Exchange Rate API', 'Frankfurter']);
  });
});

describe('a source that answers garbage changes nothing', () => {
  const withRate = (rate: unknown) => erApi({ USD: 1, KRW: 1_360, KHR: rate });
  const failures: [string, Answer][] = [
    ['its documented error', says({ result: 'error', 'error-type': 'unsupported-code' })],
    ['500', (response) => void response.writeHead(500).end(JSON.stringify(erApi()))],
    ['a redirect', (response) => void response.writeHead(302, { Location: '/currency-api' }).end()],
    ['a web page', says('<!doctype html><title>Maintenance</title>')],
    ['half a reply', says(JSON.stringify(erApi()).slice(0, 90))],
    ['nothing', says('')],
    ['a rate of zero', says(withRate(0))],
    ['a negative rate', says(withRate(-1))],
    ['a rate that is a text', says(withRate('4060'))],
    ['a rate without end', says(JSON.stringify(erApi()).replace('4060', '1e999'))],
    ['no won', says(erApi({ USD: 1, KHR: 4_060 }))],
    ['no rates', says(erApi({}))],
    ['a hundred megabytes', (response) => void flood(response)],
    ['a broken connection', (response) => void response.socket?.destroy()],
  ];

  it.each(failures)('%s', async (_, answer) => {
    answers = { 'er-api': answer };
    const before = await read();
    await refresh();
    expect((await read()).rates).toEqual(before.rates);
    expect(asked).toEqual(SOURCES);
  });

  it('no answer at all, which is not waited for long', async () => {
    answers = { 'er-api': () => {}, ecb: says(ecb()) };
    await refresh();
    expect((await read()).source).toBe('ecb');
  });

  /** Writes as long as somebody reads. */
  async function flood(response: http.ServerResponse): Promise<void> {
    const megabyte = Buffer.alloc(1_048_576, '7');
    for (let sent = 0; sent < 100 && !response.destroyed; sent += 1) {
      if (!response.write(megabyte)) await sleep(5);
    }
    response.end();
  }
});

describe('a rate that jumps by a fifth', () => {
  const jumped = () => erApi({ USD: 1, KRW: 1_632 });

  it('is refused while one source alone says so', async () => {
    answers = { 'er-api': says(jumped()) };
    await refresh();
    const view = await read();
    expect(view.krw('USD')).toBe(1358.19);
    expect(view.source).toBe('snapshot');
  });

  it('is believed when a second source says the same', async () => {
    answers = { 'er-api': says(jumped()), ecb: says(ecb(1.1, 1_797)) };
    await refresh();
    expect((await read()).krw('USD')).toBe(1_632);
  });
});

describe('refreshing', () => {
  it('is one statement for the reading and one for the writing, however many currencies there are', async () => {
    answers = { 'er-api': says(erApi()) };
    expect(await countStatements(refresh)).toBe(2);
  });

  it('by two processes at once leaves the newest rates', async () => {
    answers = { 'er-api': says(erApi()) };
    await Promise.all([refresh(), refresh()]);
    expect((await read()).krw('USD')).toBe(1_360);
  });
});
