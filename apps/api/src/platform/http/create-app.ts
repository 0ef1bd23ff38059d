import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { RequestHandler } from 'express';
import { pino } from 'pino';
import { Viewers } from '../access/viewers.js';
import { AppConfig } from '../config.js';
import { playground } from '../graphql/playground.js';
import { queryGate } from '../graphql/query-gate.js';
import { Turns } from '../turns.js';
import { inputValidation } from '../validation/validation.pipe.js';
import { Draining } from './draining.js';
import { lastResort, notFound } from './last-resort.js';
import { limitInFlight } from './limit-in-flight.js';
import { logOptions } from './log-options.js';
import { methodNotAllowed } from './method-not-allowed.js';
import { setUpDocs } from './openapi.js';
import { PageHeads } from './page-heads.js';
import { readJson } from './read-json.js';
import { requestLog } from './request-log.js';
import { noStore, securityHeaders } from './security-headers.js';
import { webApp } from './web-app.js';

/** Somebody who has looked at a turning wheel for so long tries again. */
const LONGEST_WAIT_MS = 10_000;
const OUTSIDE_API = ['health/*path', 'files/*path', 'graphql', 'robots.txt', 'sitemap.xml', 'sitemap/*path'];

/** Everything between the socket and the handlers, in the order in which a request meets it; the tests use the same. */
export async function setUpHttp(app: INestApplication): Promise<void> {
  const config = app.get(AppConfig);
  const express = app as NestExpressApplication;
  express.set('trust proxy', config.trustProxyHops);
  express.set('query parser', 'simple');
  express.disable('x-powered-by');
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  app.use(requestLog({ logger: pino(logOptions(config.logLevel)), privacySecret: config.privacySecret }));
  app.use(app.get(Draining).watch);
  app.use(...securityHeaders({ production: !config.isLocal }));
  app.use(compression({ filter: isWorthCompressing }));
  if (config.webDist) app.use(...webApp(config.webDist, { heads: app.get(PageHeads), origin: config.publicUrl }));
  app.use('/health', noStore);
  // One line for all doors: what is limited is the work of this process.
  const limit = limitInFlight(new Turns({ ...config.requests, waitMs: LONGEST_WAIT_MS }));
  // Stored files ask the database who may see them.
  app.use('/files', limit);
  setUpApi(express, limit);
  setUpQueries(express, config, limit);
  app.useGlobalPipes(inputValidation());
  setUpDocs(app);
  await app.init();
  app.use(notFound, lastResort);
}

function setUpApi(app: NestExpressApplication, limit: RequestHandler): void {
  app.use('/api', noStore, methodNotAllowed(app.getHttpAdapter().getInstance()), cookieParser());
  // DELETE with a body is read like any other.
  app.use('/api/post', readJson('256kb'));
  app.use('/api/job-posting', readJson('256kb'));
  app.use('/api', readJson('100kb'), limit);
}

function setUpQueries(app: NestExpressApplication, config: AppConfig, limit: RequestHandler): void {
  const viewers = app.get(Viewers);
  if (config.isLocal) app.use('/graphql', playground());
  const gate = queryGate({
    schema: () => app.get(GraphQLSchemaHost).schema,
    viewerOf: (token) => viewers.of(token),
    openSchema: config.isLocal,
  });
  app.use('/graphql', noStore, readJson('64kb'), limit, gate);
}

/** Pictures are compressed already, and an event stream must not wait for a full block. */
function isWorthCompressing(...[request, response]: Parameters<typeof compression.filter>): boolean {
  const type = String(response.getHeader('Content-Type') ?? '');
  return !/^(text\/event-stream|image\/)/.test(type) && compression.filter(request, response);
}
