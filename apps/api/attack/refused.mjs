// Every input its largest and deepest: no refusal may cost more than ten feed pages or answer more than 100 kB.
import fs from 'node:fs';
import { BAD_HEADERS, BAD_QUERIES, badAnswers, badBodies, badForms, badValues, bomb, filled } from './bad-values.mjs';
import { attackingQueries } from './queries.mjs';
import { MAX_QUERY_BYTES, maxBytesAt } from '../dist/platform/http/body-limits.js';
import { SHARE } from '../dist/platform/rate-limit/cpu-allowance.js';
import { FEED_PAGE_MS } from '../dist/platform/rate-limit/prices.js';
import { asJson, headersOf, measure, query, shareByAllowance } from './stage.mjs';

const MOST_PAGES = 10;
const MOST_BYTES = 100_000;
/** A slow moment of the machine is no defect of a request: what seems dear is measured again, and its best counts. */
const SUSPICIOUS_PAGES = 2.5;
const SECOND_LOOKS = 24;
const DEAREST = 10;
/** What stands around a value in a body. */
const AROUND = 1_024;
const UUID = '0190f0f0-0000-7000-8000-000000000000';

/** Measures all of them, tells the dearest and returns what fails. */
export async function attackInputs(stage, tell) {
  const inputs = [
    ...restInputs(stage),
    ...(await queryInputs(stage)),
    ...addressInputs(stage),
    ...bodyInputs(stage),
    ...doorInputs(stage),
  ];
  const looks = [];
  for (const { send, ...input } of inputs) looks.push({ send, ...input, ...firstOf(await measure(stage, send)) });
  // Later, in turn: what the process does by itself meanwhile goes on for longer than a request, and is no defect of it.
  for (let round = 0; round < SECOND_LOOKS; round += 1)
    for (const look of looks.filter((one) => one.status < 500 && isSuspicious(stage, one)))
      Object.assign(look, bestOf(look, await measure(stage, look.send)));
  const measured = looks.map((look) => ({
    ...look,
    pages: look.ms / stage.feedMs,
    share: shareOf(stage, look.all),
  }));
  await isStillThere(stage);
  await report(measured, tell);
  return failuresOf(measured, stage);
}

const firstOf = ({ ms, charged, ...result }) => ({ ...result, ms, charged, all: [{ ms, charged }] });

/** The cheaper of two looks, with all of them. */
function bestOf({ all, ...best }, now) {
  const isTaken = now.status >= 500 || now.ms < best.ms;
  return { ...(isTaken ? now : best), all: [...all, { ms: now.ms, charged: now.charged }] };
}

/**
 * By the median of what the looks took: in few of them the process collects the garbage of others, tens of milliseconds. By the mean of what
 * was charged, which may come a moment behind the answer and then stands with the next one.
 */
function shareOf(stage, all) {
  const ms = all.map((look) => look.ms).toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  const charged = all.reduce((sum, look) => sum + look.charged, 0) / all.length;
  return shareByAllowance(stage, { ms, charged });
}

/** Dear, or dearer than what it is charged allows. */
function isSuspicious(stage, { ms, all }) {
  return ms > SUSPICIOUS_PAGES * stage.feedMs || shareOf(stage, all) > SHARE;
}

async function report(measured, tell) {
  const statuses = Object.entries(Object.groupBy(measured, ({ status }) => status))
    .map(([status, all]) => `${all.length} × ${status}`)
    .join(', ');
  const refused = measured.filter(isRefused);
  const longest = Math.max(...refused.map(({ bytes }) => bytes));
  const rows = refused.toSorted((a, b) => b.ms - a.ms).slice(0, DEAREST);
  const about =
    `${measured.length} hostile requests: ${statuses} (0: the connection was ended). ` +
    `The longest answer to a refusal has ${longest} bytes; the dearest refusals, in feed pages of ten posts:`;
  await tell('refusals', about, rows.map(shown));
}

const shown = ({ name, status, ms, charged, pages, bytes, share }) => ({
  ...{ request: name.slice(0, 70), status, 'CPU (ms)': Number(ms.toFixed(1)) },
  ...{ 'feed pages': Number(pages.toFixed(1)), 'charged (feed pages)': Number((charged / FEED_PAGE_MS).toFixed(1)) },
  ...{ 'answer (bytes)': bytes, 'of a processor': `${(share * 100).toFixed(1)} %` },
});

const isRefused = ({ status, isNeverTold }) => isNeverTold || status === 0 || status >= 400;

function failuresOf(measured, { linesOf }) {
  const refused = measured.filter(isRefused);
  return [
    ...measured
      .filter(({ status }) => status >= 500)
      .map(({ name, status, requestId }) => `${name}: ${status} ${linesOf(requestId)}`),
    ...refused
      .filter(({ pages }) => pages > MOST_PAGES)
      .map(({ name, pages }) => `${name}: ${pages.toFixed(1)} feed pages`),
    // What has a limit of its own is no matter of the allowance alone.
    ...refused
      .filter(({ isCounted, share }) => share > SHARE && !isCounted)
      .map(({ name, share }) => `${name}: ${(share * 100).toFixed(0)} % of a processor`),
    ...refused
      .filter(({ bytes }) => bytes > MOST_BYTES)
      .map(({ name, bytes }) => `${name}: an answer of ${bytes} bytes`),
  ];
}

async function isStillThere({ url }) {
  const { status } = await fetch(`${url}/health/ready`);
  if (status !== 200) throw new Error(`The server is not ready any more: ${status}`);
}

const read = (name) => JSON.parse(fs.readFileSync(new URL(name, import.meta.url), 'utf8'));

function restInputs({ url, admin }) {
  const { paths } = read('../openapi.json');
  const schemaOf = ({ requestBody }) => requestBody?.content['application/json']?.schema;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      ofCall({ url, path, method: method.toUpperCase(), token: admin.token, schema: schemaOf(operation) }),
    ),
  );
}

function ofCall({ url, path, method, token, schema }) {
  const address =
    url +
    path
      .replace('{provider}', 'google')
      .replace('{name}', 'a.webp')
      .replace(/\{\w+\}/g, UUID);
  const send = (to, body) => () => fetch(to, { method, body, redirect: 'manual', headers: headersOf(token) });
  const named = ([what, body]) => ({ name: `${method} ${path}: ${what}`, send: send(address, body) });
  const longPath = { name: `${method} ${path}: a long path`, send: send(address.replace(UUID, filled('%25', 8_000))) };
  const own = address.includes(UUID) ? [longPath] : [];
  if (!schema) return own;
  const bytes = maxBytesAt(path) - AROUND;
  const fields = Object.keys(schema.properties ?? {}).flatMap((field) =>
    badValues(bytes - field.length - 10).map(([what, value]) => [`${field} is ${what}`, `{"${field}":${value}}`]),
  );
  return [...own, ...[...badBodies(bytes), ...fields].map(named)];
}

async function queryInputs({ url, attacker, admin }) {
  const queries = await attackingQueries((text) => query(url, text, { token: admin.token }));
  const send = (name, body, headers = headersOf(attacker.token)) => ({
    name,
    send: () => fetch(`${url}/graphql`, { ...asJson(body), headers }),
  });
  return [
    ...queries.map(({ name, query: text, variables }) => send(name, { query: text, variables })),
    ...badBodies(MAX_QUERY_BYTES - AROUND).map(([what, body]) => send(`/graphql: ${what}`, body)),
    ...BAD_HEADERS.map(([what, headers]) =>
      send(`/graphql: ${what}`, { query: '{ __typename }' }, { ...headersOf(null), ...headers }),
    ),
  ];
}

/** Doors that take no body: what stands in their address and their headers. */
const DOORS = [
  '/api/nowhere',
  '/api/user/userInfo',
  '/api/user/signin/google/step2',
  '/api/user/signin/providers',
  '/files/a.webp',
  '/files/private-a.webp',
  `/postdetail/${UUID}`,
  '/sitemap.xml',
];
const SITEMAPS = ['posts-0', 'posts-9999', 'jobs-1e9', '9'.repeat(5_000), '%00', '..%2f..', 'a'.repeat(5_000)];
const PAGES = ['%ff', 'a/'.repeat(5_000), `postdetail/${'a'.repeat(10_000)}`, '%2e%2e/'.repeat(2_000)];
const METHODS = ['PUT', 'PATCH', 'DELETE', 'PROPFIND'];

function addressInputs({ url, attacker }) {
  const get = (path, headers = {}) => ({
    name: path.slice(0, 60),
    send: () => fetch(url + path, { headers, redirect: 'manual' }),
  });
  const bearer = { authorization: `Bearer ${attacker.token}` };
  return [
    ...DOORS.flatMap((path) =>
      BAD_QUERIES.map(([what, text]) => ({ ...get(`${path}?${text}`, bearer), name: `${path}: ${what}` })),
    ),
    ...DOORS.flatMap((path) =>
      BAD_HEADERS.map(([what, headers]) => ({ ...get(path, headers), name: `${path}: ${what}` })),
    ),
    ...SITEMAPS.map((name) => get(`/sitemap/${name}.xml`)),
    ...PAGES.map((path) => get(`/${path}`, { accept: 'text/html' })),
  ];
}

/** As what has a limit of its own. */
const counted = (input) => ({ ...input, isCounted: true });

function bodyInputs({ url, attacker }) {
  const send = (name, path, init) => ({ name, send: () => fetch(url + path, init) });
  const bearer = { authorization: `Bearer ${attacker.token}` };
  const uploads = ['one', 'many'].flatMap((call) =>
    badForms().map(([what, type, body]) =>
      send(`upload/${call}: ${what}`, `/api/file/upload/${call}`, {
        method: 'POST',
        body,
        headers: { ...bearer, 'content-type': type },
      }),
    ),
  );
  const inCrumbs = ['/graphql', '/api/post', '/api/nowhere', '/api/file/upload/one'].map((path) => ({
    name: `${path}: pieces of one byte`,
    send: () =>
      fetch(url + path, {
        method: 'POST',
        body: ReadableStream.from(Array(100_000).fill(new Uint8Array([120]))),
        duplex: 'half',
        headers: { ...bearer, 'content-type': path.includes('upload') ? badForms()[0][1] : 'application/json' },
      }),
  }));
  return [
    // Thirty in half an hour, refused or not.
    ...uploads.map(counted),
    ...inCrumbs,
    ...METHODS.map((method) => send(`${method} of a megabyte`, '/graphql', { method, body: filled('a', 1_000_000) })),
  ];
}

/** Bytes of a report of a breach, and of Apple's form, that are read. */
const REPORT = 8_000;
const FORM = 16_000;

/** Doors that take a body of their own kind, and answer alike whatever they refuse: by nothing, and by the way to the sign-in page. */
function doorInputs({ url }) {
  const send =
    (path, type) =>
    (name, body, headers = {}) => ({
      name: `${path}: ${name}`,
      isNeverTold: true,
      send: () =>
        fetch(url + path, { method: 'POST', body, redirect: 'manual', headers: { 'content-type': type, ...headers } }),
    });
  const report = send('/csp-reports', 'application/csp-report');
  const form = send('/api/user/signin/apple/step2', 'application/x-www-form-urlencoded');
  const packed = { 'content-encoding': 'gzip' };
  const reports = ['effective-directive', 'blocked-uri'].flatMap((field) =>
    badValues(REPORT - 100).map(([what, value]) => {
      const all = { 'effective-directive': '"script-src"', 'blocked-uri': '"https://a.example/"', [field]: value };
      const fields = Object.entries(all).map(([name, own]) => `"${name}":${own}`);
      return report(`${field} is ${what}`, `{"csp-report":{${fields.join()}}}`);
    }),
  );
  return [
    // Five in a minute, and 25 in five.
    ...[...reports, ...badAnswers(FORM).map(([what, body]) => form(what, body))].map(counted),
    ...badBodies(REPORT).map(([what, body]) => report(what, body)),
    ...[report, form].map((one) => one('fifty megabytes, packed', bomb(), packed)),
  ];
}
