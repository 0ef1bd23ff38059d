import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import { json, type NextFunction, type Request, type Response } from 'express';
import { Viewers } from '../access/viewers.js';
import { AppConfig } from '../config.js';
import { playground } from '../graphql/playground.js';
import { queryGate } from '../graphql/query-gate.js';
import { inputValidation } from '../validation/validation.pipe.js';

/** Everything between the socket and the handlers, the same for the server and for its tests. */
export function setUpHttp(app: INestApplication): void {
  const express = app as NestExpressApplication;
  const config = app.get(AppConfig);
  express.set('trust proxy', config.trustProxyHops);
  express.disable('x-powered-by');
  app.setGlobalPrefix('api', { exclude: ['health/*path', 'files/*path', 'graphql'] });
  app.use(requestId);
  app.use(cookieParser());
  app.use('/graphql', json({ limit: '64kb' }));
  app.use('/api/post', json({ limit: '256kb' }));
  app.use('/api/job-posting', json({ limit: '256kb' }));
  app.use('/api', json({ limit: '100kb' }));
  setUpQueries(app, config);
  app.useGlobalPipes(inputValidation());
}

function setUpQueries(app: INestApplication, config: AppConfig): void {
  const viewers = app.get(Viewers);
  if (config.isLocal) app.use('/graphql', playground());
  const gate = queryGate({
    schema: () => app.get(GraphQLSchemaHost).schema,
    viewerOf: (token) => viewers.of(token),
    openSchema: config.isLocal,
  });
  app.use('/graphql', gate);
}

function requestId(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  next();
}
