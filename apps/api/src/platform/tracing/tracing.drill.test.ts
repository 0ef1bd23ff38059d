import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { type Collector, type ReceivedSpan, startCollector } from '../../../test/collector.js';
import { aUser } from '../../../test/factories.js';
import { translationSettings, TranslationServer } from '../../../test/translation-server.js';
import { until } from '../../../test/until.js';
import { type JobKind, Jobs } from '../jobs/jobs.js';
import { currentTrace, inTrace } from './trace.js';
import { newTraceId } from './traceparent.js';
import { Tracing } from './tracing.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const FAIL: JobKind = { name: 'test.fail', retryLimit: 0 };

const ask = (url: string, traceparent: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...traceparent },
    body: JSON.stringify({ query: '{ readPosts { hasMore } }' }),
  });
const idOf = (reply: Response) =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-0[01]$/.exec(reply.headers.get('traceparent') ?? '')?.[1];

/** What the servers of this process have logged (test/log.ts). */
const linesOfThisProcess = () =>
  fs.readFileSync(path.join(process.env['HAIKO_TEST_LOGS'] ?? '', `server-${process.pid}.log`), 'utf8').split('\n');

describe('a request', () => {
  let test: TestApp;
  const traces: (string | undefined)[] = [];
  beforeAll(async () => {
    test = await startApp({ BACKGROUND_JOBS: 'on' }, (app) => {
      app.get(Jobs).register(FAIL, () => {
        traces.push(currentTrace()?.traceId);
        return Promise.reject(new Error('no'));
      });
    });
  });
  afterAll(() => test.stop());

  it('is a part of the trace that it names, and says so; nothing is recorded', async () => {
    const reply = await ask(test.url, { traceparent: `00-${TRACE}-${PARENT}-01` });
    expect(reply.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-(?!${PARENT})[0-9a-f]{16}-00$`));
  });

  it('has a trace of its own without one, or with one that is none', async () => {
    const replies = [await ask(test.url), await ask(test.url, { traceparent: `00-${TRACE}-${PARENT}-01-and more` })];
    const ids = replies.map(idOf);
    expect(ids.every((id) => id !== undefined && id !== TRACE)).toBe(true);
    expect(new Set(ids).size).toBe(2);
  });

  it('gives its trace to the work that it asks for, which else has one of its own', async () => {
    const begun = new Tracing().begin();
    await inTrace(begun, () => test.app.get(Jobs).send(FAIL, {}));
    await until(() => traces.length === 1);
    await test.app.get(Jobs).send(FAIL, {});
    await until(() => traces.length === 2);
    expect(traces[0]).toBe(begun.traceId);
    expect(traces[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(traces[1]).not.toBe(begun.traceId);
  });
});

/** A server that sends its spans to a collector of its own, and translates by a provider of its own. */
async function startWatched() {
  const translations = new TranslationServer();
  const collector = await startCollector();
  const test = await startApp({
    BACKGROUND_JOBS: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'haiko-test',
    TRANSLATION_EDIT_DELAY_SECONDS: '0',
    ...translationSettings(await translations.start(), 'google'),
  });
  async function stop(): Promise<void> {
    await test.stop();
    await collector.close();
    translations.stop();
  }
  return { translations, collector, test, stop };
}
type Watched = Awaited<ReturnType<typeof startWatched>>;

/** Writes a post within a trace of its own. */
async function postInTrace({ test }: Watched, body: Record<string, string>) {
  const user = await aUser(test, { language: 'ko' });
  const traceId = newTraceId();
  const reply = await fetch(`${test.url}/api/post`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${user.token}`,
      'Content-Type': 'application/json',
      traceparent: `00-${traceId}-${PARENT}-00`,
    },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
  return { user, traceId, post: (await reply.json()) as { uuid: string } };
}

const spansOf = ({ collector }: Watched, traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const named = (spans: ReceivedSpan[], name: string) => spans.find((span) => span.name === name);

describe('a server with a collector', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await startWatched();
  });
  afterAll(() => watched.stop());
  beforeEach(() => (watched.collector.answer = 'ok'));

  it('sends it the request with its statements, within the trace of whoever asked', async () => {
    const { collector, test } = watched;
    const traceId = newTraceId();
    await ask(test.url, { traceparent: `00-${traceId}-${PARENT}-00` });
    await until(() => named(spansOf(watched, traceId), 'POST /graphql') !== undefined);
    const spans = spansOf(watched, traceId);
    const request = named(spans, 'POST /graphql');
    expect(request).toMatchObject({ parentSpanId: PARENT, kind: 2 });
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('feed.openPage');
    for (const { startTimeUnixNano, endTimeUnixNano } of spans)
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    expect(collector.services).toEqual(new Set(['haiko-test']));
    expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a key' } });
  });

  it('sends it the work that a request asks for, the calls of that to others, and nothing that anybody wrote', async () => {
    const { user, traceId, post } = await postInTrace(watched, { title: '겨울 옷', content: '서울은 춥다' });
    const isCall = ({ name, kind }: ReceivedSpan) => name === 'POST' && kind === 3;
    await until(() => spansOf(watched, traceId).some(isCall));
    await until(() => named(spansOf(watched, traceId), 'translations.translate') !== undefined);
    const spans = spansOf(watched, traceId);
    const request = named(spans, 'POST /api/post');
    expect(named(spans, 'translations.translate')).toMatchObject({ parentSpanId: request?.spanId, kind: 5 });
    const address = { key: 'server.address', value: { stringValue: '127.0.0.1' } };
    expect(spans.find(isCall)?.attributes).toContainEqual(address);
    const sent = watched.collector.requests.map(({ body }) => body).join('\n');
    for (const own of [post.uuid, user.uuid, user.email, user.nickname, '겨울', 'google-key'])
      expect(sent).not.toContain(own);
  });

  it.each(['refuse', 'hang'] as const)('answers as before while that would %s everything', async (answer) => {
    const { collector, test } = watched;
    collector.answer = answer;
    const before = collector.requests.length;
    for (let asked = 0; asked < 20; asked += 1)
      expect((await query(test, '{ readNationalities { uuid } }')).status).toBe(200);
    await until(() => collector.requests.length > before);
    expect((await query(test, '{ readNationalities { uuid } }')).status).toBe(200);
  });
});

describe('work that fails', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await startWatched();
    watched.translations.answer = (_, response) => void response.destroy();
  });
  afterAll(() => watched.stop());

  it('has its trace in every line that is logged of it and of its request, and says what failed', async () => {
    const { traceId } = await postInTrace(watched, { title: '봄 옷', content: '대구는 따뜻하다' });
    const lines = () => linesOfThisProcess().filter((line) => line.includes(traceId));
    await until(() => lines().some((line) => line.includes('A job failed')));
    const parsed = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed.find(({ route }) => route === '/api/post')).toMatchObject({ traceId, status: 201 });
    const failed = { traceId, context: 'Jobs', queue: 'translations.translate' };
    expect(parsed.find(({ msg }) => msg === 'A job failed')).toMatchObject(failed);
    await until(() => spansOf(watched, traceId).some(({ name, status }) => name === 'POST' && status.code === 2));
  });
});

describe('a collector', () => {
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.close());

  it('that hangs does not keep a server from leaving, nor does one that is not there', async () => {
    collector.answer = 'hang';
    for (const url of [collector.url, 'http://127.0.0.1:9']) {
      const leaving = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
      expect((await query(leaving, '{ readNationalities { uuid } }')).status).toBe(200);
      await leaving.stop();
    }
  });

  it('is sent nothing where the share is 0', async () => {
    const quiet = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
    const reply = await ask(quiet.url, { traceparent: `00-${TRACE}-${PARENT}-01` });
    expect(reply.headers.get('traceparent')).toMatch(/-00$/);
    await quiet.stop();
    expect(collector.spans).toEqual([]);
  });
});

describe('a server that nobody watches', () => {
  it('loads nothing of OpenTelemetry or Prometheus', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      await import('reflect-metadata');
      await import('./dist/app.module.js');
      console.log(JSON.stringify([loaded.length, loaded.filter((url) => /opentelemetry|prom-client/.test(url))]));
      process.exit(0);`;
    const cwd = path.resolve(import.meta.dirname, '../../..');
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd,
      encoding: 'utf8',
    });
    const [count, watching] = JSON.parse(stdout || `["${stderr.slice(0, 300)}"]`) as [number, string[]];
    expect(count).toBeGreaterThan(500);
    expect(watching).toEqual([]);
  });
});
