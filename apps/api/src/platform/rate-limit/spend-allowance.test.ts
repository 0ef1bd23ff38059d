import { Resolver } from 'node:dns/promises';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import request from 'supertest';
import { startDnsServer } from '../../../test/dns-server.js';
import type { AppError } from '../errors/app-error.js';
import { CpuAllowance } from './cpu-allowance.js';
import { SearchEngines } from './search-engines.js';
import { spendAllowance } from './spend-allowance.js';

const ENGINE = '66.249.64.1';
const PERSON = '203.0.113.7';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

it('only slows a search engine that is one, however many are kept waiting, and nobody who says so', async () => {
  const names = await startDnsServer({
    '1.64.249.66.in-addr.arpa': 'crawl-66-249-64-1.googlebot.com',
    'crawl-66-249-64-1.googlebot.com': ENGINE,
  });
  const resolver = new Resolver({ timeout: 1_000, tries: 1 });
  resolver.setServers([names.address]);
  const app = express().set('trust proxy', 1);
  const counting = {
    // The first call uses up the allowance of days.
    allowance: new CpuAllowance(0.000_001),
    tokens: { read: () => null },
    engines: new SearchEngines(resolver),
    privacySecret: 'p',
    isPage: () => false,
    longestSlowedMs: 20,
    // Whoever is refused finds no place any more.
    waiting: { stay: async () => undefined },
  };
  const told: ErrorRequestHandler = (error: AppError, _request, response, _next) =>
    void response.status(error.statusCode).json({ code: error.code });
  app.use(spendAllowance(counting), (_request: Request, response: Response) => void response.send('ok'), told);
  const call = async (address: string, agent: string) =>
    (await request(app).get('/main').set('X-Forwarded-For', address).set('User-Agent', agent)).status;

  const people = [await call(PERSON, CRAWLER), await call(PERSON, CRAWLER), await call(PERSON, 'Firefox')];
  expect(people).toEqual([200, 429, 429]);
  const engines = [await call(ENGINE, 'Firefox'), await call(ENGINE, 'Firefox'), await call(ENGINE, CRAWLER)];
  expect(engines).toEqual([200, 429, 200]);
  names.stop();
});
