import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { isUuid } from '@haiko/shared/contract/fields';
import cookieParser from 'cookie-parser';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { AccessTokens } from '../access/access-tokens.js';
import type { CallerRequest } from '../access/caller.js';
import { Viewers } from '../access/viewers.js';
import { AppConfig } from '../config.js';
import { setUpDocs } from '../contract/openapi.js';
import { DOORS } from '../doors.js';
import { AppError } from '../errors/app-error.js';
import { Replicas } from '../database/replicas.js';
import { answerCompiled } from '../graphql/compiled-queries.js';
import { isHeavy } from '../graphql/heavy-queries.js';
import { queryGate } from '../graphql/query-gate.js';
import { readFromReplicas } from '../graphql/read-from-replicas.js';
import { measuredLine } from '../metrics/measured-line.js';
import { Metrics } from '../metrics/metrics.js';
import { CpuAllowance } from '../rate-limit/cpu-allowance.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { SearchEngines } from '../rate-limit/search-engines.js';
import { spendAllowance, spendInTurn } from '../rate-limit/spend-allowance.js';
import { BuiltPage } from '../rendering/built-page.js';
import { RenderedPages } from '../rendering/rendered-pages.js';
import { VisitorAnswers } from '../rendering/visitor-answers.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Semaphore } from '../semaphore.js';
import { traceRequests } from '../tracing/trace-requests.js';
import { Tracing } from '../tracing/tracing.js';
import { InputPipe } from '../validation/validation.pipe.js';
import { LONG_BODIES, LONGEST_BODY, MAX_JSON_BYTES, MAX_QUERY_BYTES } from './body-limits.js';
import { boundExpected, boundPieces, judgeExpectations } from './bound-pieces.js';
import { CSP_REPORTS, cspReports } from './csp-reports.js';
import { Draining } from './draining.js';
import { inOrder } from './in-order.js';
import { lastResort, notFound } from './last-resort.js';
import { limitInFlight } from './limit-in-flight.js';
import { logOptions } from './log-options.js';
import { methodNotAllowed } from './method-not-allowed.js';
import { PageMetadataSources } from './page-metadata.js';
import { parseQuery } from './query-parser.js';
import { parseJson, readJson, receive } from './read-body.js';
import { boundReadingOff } from './read-off.js';
import { prepareAnswers } from './prepare-answer.js';
import { requestLog } from './request-log.js';
import { noStore, securityHeaders } from './security-headers.js';
import { shedLoad } from './shed-load.js';
import { isNavigation, webApp } from './web-app.js';

/** Somebody who has looked at a turning wheel for so long tries again. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Everything between the socket and the handlers, in the order in which a request meets it; the tests use the same, with a logger
 * of their own.
 */
export async function setUpHttp(app: INestApplication, logger?: Logger): Promise<void> {
  const config = app.get(AppConfig);
  const express = app as NestExpressApplication;
  express.set('trust proxy', config.trustProxyHops);
  express.set('query parser', parseQuery);
  express.disable('x-powered-by');
  app.setGlobalPrefix('api', { exclude: DOORS.flatMap(({ routes = [] }) => routes) });
  // One line for all doors: what is limited is the work of this process.
  const { parallel, queued } = config.requests;
  const line = measuredLine(app.get(Metrics), 'all', { parallel, queued, waitMs: LONGEST_WAIT_MS });
  judgeExpectations(app.getHttpServer() as Server);
  app.use('/health', noStore);
  app.use(stations(app, { line, logger: logger ?? pino(logOptions(config.logLevel)) }));
  const [prepare, limit] = [prepareAnswers(), limitInFlight(line)];
  const server = express.getHttpAdapter().getInstance();
  server.post(CSP_REPORTS, ...cspReports({ security: app.get(SecurityLog), limits: app.get(RateLimits), limit }));
  // Most of all calls, which need not pass what is for pages and files.
  await setUpQueries(express, config, { prepare, limit });
  setUpPages(app, config, { prepare, limit });
  app.use(prepare);
  // Stored files ask the database who may see them, and these are made for whoever asks.
  app.use(['/files', '/sitemap', '/sitemap.xml', '/visa-rules.json'], limit);
  setUpApi(express, limit);
  app.useGlobalPipes(new InputPipe());
  const viewers = app.get(Viewers);
  setUpDocs(app, { isOpen: config.isLocal, viewerOf: (token) => viewers.of(token) });
  await app.init();
  app.use(notFound, lastResort);
}

/** What stands before what has to be made. */
interface Making {
  prepare: RequestHandler;
  limit: RequestHandler;
}

/** What every request meets, whatever it asks for. */
function stations(app: INestApplication, { line, logger }: { line: Semaphore; logger: Logger }): RequestHandler {
  const config = app.get(AppConfig);
  const draining = app.get(Draining);
  const watchDraining: RequestHandler = (request, response, next) => draining.watch(request, response, next);
  const [tokens, allowance] = [app.get(AccessTokens), app.get(CpuAllowance)];
  return inOrder(
    shedLoad({ line, tokens, allowance, privacySecret: config.privacySecret }),
    traceRequests(app.get(Tracing)),
    requestLog({ logger, security: app.get(SecurityLog), metrics: app.get(Metrics) }),
    watchDraining,
    securityHeaders({ production: !config.isLocal, scripts: app.get(BuiltPage).scripts }),
    boundPieces,
    boundReadingOff,
    allowances(app, config),
    boundExpected,
  );
}

function allowances(app: INestApplication, { privacySecret, webDist }: AppConfig): RequestHandler {
  return spendAllowance({
    allowance: app.get(CpuAllowance),
    tokens: app.get(AccessTokens),
    engines: app.get(SearchEngines),
    onRefused: () => app.get(Metrics).count('haiko_rate_limit_refusals_total', { scope: 'work' }),
    longestSlowedMs: LONGEST_WAIT_MS,
    privacySecret,
    isPage: webDist ? isNavigation : () => false,
  });
}

function setUpPages(app: INestApplication, config: AppConfig, { prepare, limit }: Making): void {
  const { webDist, publicUrl: origin, verification, hasOfflineWorker } = config;
  if (!webDist) return;
  const parts = {
    heads: app.get(PageMetadataSources),
    pages: app.get(RenderedPages),
    shell: app.get(BuiltPage).html,
    engines: app.get(SearchEngines),
  };
  app.use(inOrder(...webApp(webDist, { ...parts, origin, verification, hasOfflineWorker, prepare, limit })));
}

function setUpApi(app: NestExpressApplication, limit: RequestHandler): void {
  app.use('/api', noStore, methodNotAllowed(app.getHttpAdapter().getInstance()), cookieParser());
  app.use(LONG_BODIES.paths, readJson(LONG_BODIES));
  // Of who has no account it is not kept until we know that.
  const readList = readJson(LONGEST_BODY);
  const readListOfSomebody: RequestHandler = (request, response, next) =>
    isUuid((request as CallerRequest).payer ?? '') ? readList(request, response, next) : next();
  app.use(LONGEST_BODY.path, readListOfSomebody);
  app.use('/api', readJson({ maxBytes: MAX_JSON_BYTES }), limit);
}

async function setUpQueries(app: NestExpressApplication, config: AppConfig, { prepare, limit }: Making): Promise<void> {
  const viewers = app.get(Viewers);
  // A megabyte of code that a real server has no use for.
  if (config.isLocal) app.use('/graphql', (await import('../graphql/playground.js')).playground());
  // Nest asks around for it each time, and it has its schema only when all is set up.
  const host = app.get(GraphQLSchemaHost);
  const schema = () => host.schema;
  const gate = queryGate({
    schema,
    viewerOf: (token) => viewers.of(token),
    openSchema: config.isLocal,
  });
  const parse = parseJson(() => new AppError('QUERY_TOO_LARGE'));
  // Megabytes: no more than two at once, whoever asks, and one of a caller, who is charged for it before the next one.
  const heavy = limitInFlight(
    measuredLine(app.get(Metrics), 'heavy', { parallel: 2, ofCaller: 1, queued: 32, waitMs: LONGEST_WAIT_MS }),
    isHeavy,
  );
  const answers = app.get(VisitorAnswers);
  const replicas = readFromReplicas(app.get(Replicas));
  const { sendKept, sendMade } = answers;
  const compiled = answerCompiled(schema);
  const making = [prepare, heavy, limit, spendInTurn, replicas, sendMade, compiled];
  app.use('/graphql', inOrder(noStore, receive({ maxBytes: MAX_QUERY_BYTES }), sendKept, parse, gate, ...making));
}
