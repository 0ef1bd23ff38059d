import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import { ERRORS, FIELD_ERRORS } from '@haiko/shared/errors';
import { documentInputs, handlersOf } from './openapi-inputs.js';
import { contractOperation } from '../contract/operation.js';
import { ReplySchemas } from './openapi-replies.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The page styles itself at run time; scripts stay ours. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const REDIRECT = {
  description: 'Back to the web app.',
  headers: { Location: { schema: { type: 'string' } } },
} as const;

const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: "In the caller's language (Accept-Language)." },
    fields: {
      type: 'array',
      description: 'Only with VALIDATION_FAILED.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string', enum: [...FIELD_ERRORS] } },
      },
    },
    changeableAt: { type: 'string', format: 'date-time', description: 'Only with NICKNAME_LOCKED.' },
    requestId: { type: 'string' },
  },
};

/** The description of every REST call, made from the handlers and the schemas of the contract, and the views in it. */
export function describeApi(app: INestApplication): { document: OpenAPIObject; views: Record<string, object> } {
  documentInputs(app);
  const outline = new DocumentBuilder()
    .setTitle('Haiko')
    .setDescription('What writes. Everything that reads is a query at /graphql.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An access token.' }, 'bearer')
    .build();
  const document = SwaggerModule.createDocument(app, outline, { operationIdFactory: operationId });
  const replies = new ReplySchemas(app);
  const handlers = new Map(
    handlersOf(app).map((handler) => [operationId(handler.controller, handler.method), handler]),
  );
  for (const { path, operation } of operationsOf(document)) {
    declarePathParameters(path, operation);
    const handler = handlers.get(operation.operationId ?? '');
    if (handler && !handler.isPublic) operation.security = [{ bearer: [] }];
    if (handler?.redirects) operation.responses = { 302: REDIRECT };
    if (handler?.handled) Object.assign(operation, contractOperation(handler.handled, replies));
    else if (handler?.reply) answer(operation, replies.of(handler.reply));
    operation.responses['default'] = {
      description: 'Every error has this shape.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  const schemas = { ...document.components?.schemas, ...replies.components, Error: ERROR_SCHEMA };
  document.components = { ...document.components, schemas };
  return { document, views: replies.components };
}

/** Parameters that a decorator of ours reads are unknown to Swagger. */
function declarePathParameters(path: string, operation: Operation): void {
  const known = (operation.parameters ?? []).flatMap((parameter) => ('name' in parameter ? [parameter.name] : []));
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const missing = names.filter((name) => !known.includes(name));
  const declared = missing.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }) as const);
  operation.parameters = [...(operation.parameters ?? []), ...declared];
}

function answer({ responses }: Operation, schema: object): void {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  responses[status] = { description: '', content: { 'application/json': { schema } } };
}

/** Serves the description at /api/docs (and /api/docs-json), with its page from our own server alone. */
export function setUpDocs(app: INestApplication): void {
  const policy: RequestHandler = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  };
  app.use('/api/docs', policy);
  SwaggerModule.setup('api/docs', app, () => describeApi(app).document, { customSiteTitle: 'Haiko API' });
}

function operationId(controller: string, method: string): string {
  return `${controller.replace(/Controller$/, '')}.${method}`;
}

function operationsOf(document: OpenAPIObject): { path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, operation }] : [];
    }),
  );
}
