import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import { ERRORS, FIELD_ERRORS, SECOND_FACTOR_METHODS } from '@haiko/shared/errors';
import { bearerOf, ranksAs, type Viewer } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { type Handler, handlersOf } from './handlers.js';
import { operationOf } from './operation.js';
import { ReplySchemas } from './reply-schemas.js';

/** The page styles itself at run time; scripts stay ours. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: "In the caller's language (Accept-Language)." },
    fields: {
      type: 'array',
      description: 'With VALIDATION_FAILED, and codes that are about a field.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string', enum: [...FIELD_ERRORS] } },
      },
    },
    isFirstDay: {
      type: 'boolean',
      description: 'Only with TOO_MANY_REQUESTS: the limit is that of an account’s first day.',
    },
    changeableAt: { type: 'string', format: 'date-time', description: 'Only with NICKNAME_LOCKED.' },
    decidableFrom: {
      type: 'string',
      format: 'date-time',
      description: 'Only with NEEDS_SECOND_MODERATOR: when the caller may do it, because nobody else could.',
    },
    hourly: { type: 'integer', description: 'Only with BELOW_MINIMUM_WAGE: won an hour that the pay comes to.' },
    minimum: { type: 'integer', description: 'Only with BELOW_MINIMUM_WAGE: won an hour that the law asks for.' },
    year: { type: 'integer', description: 'Only with BELOW_MINIMUM_WAGE: of that law.' },
    wish: {
      type: 'object',
      description: 'Only with FORBIDDEN_WISH: what the law forbids, in which sentence, and the law.',
      properties: { kind: { type: 'string' }, sentence: { type: 'string' }, law: { type: 'string' } },
    },
    visaRule: {
      type: 'object',
      description: 'Only with VISA_DOES_NOT_ALLOW and GOVERNMENT_PLACED: the rule, and where it stands.',
      properties: { sentence: { type: 'string' }, source: { type: 'string' } },
    },
    ticket: { type: 'string', description: 'Only with SECOND_FACTOR_REQUIRED: what the second step is done with.' },
    methods: {
      type: 'array',
      description: 'Only with SECOND_FACTOR_REQUIRED: by what it can be done.',
      items: { type: 'string', enum: [...SECOND_FACTOR_METHODS] },
    },
    requestId: { type: 'string' },
  },
};

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const RESPONSES = {
  Refused: { description: 'It was refused; `code` says why.', content: ERROR },
  Failed: { description: 'It could not be done; trying again later may help.', content: ERROR },
};

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
  refreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token of a session.' },
};

/** The description of every REST call (OpenAPI 3.1), from the contract and what its handlers say; and the views in it. */
export function describeApi(app: INestApplication) {
  const handlers = handlersOf(app);
  const replies = new ReplySchemas(app);
  const paths = pathsOf(handlers, replies);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Haiko',
      description:
        'Everything that writes, and files, sessions and live events. All else that reads is a query at /graphql.',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: tagsOf(handlers),
    paths,
    components: {
      schemas: { ...replies.components, Error: ERROR_SCHEMA },
      responses: RESPONSES,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
  return { document, views: replies.components };
}

type Paths = Record<string, Record<string, ReturnType<typeof operationOf>>>;
export type ApiDocument = ReturnType<typeof describeApi>['document'];

function pathsOf(handlers: Handler[], replies: ReplySchemas): Paths {
  const paths: Paths = {};
  for (const handler of handlers) {
    const { path, method } = handler.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(handler, replies) };
  }
  return paths;
}

function tagsOf(handlers: Handler[]) {
  const byName = new Map(handlers.map(({ tag }) => [tag.name, tag]));
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

interface DocsReaders {
  /** Everybody may read the description; else only administrators, as with GraphQL's schema. */
  isOpen: boolean;
  viewerOf: (token: string) => Promise<Viewer | null>;
}

/** Serves the description at /api/docs (and /api/docs-json), with its page from our own server alone. */
export function setUpDocs(app: INestApplication, { isOpen, viewerOf }: DocsReaders): void {
  const forAdmins: RequestHandler = async (request, _response, next) => {
    const viewer = await viewerOf(bearerOf(request) ?? '');
    if (!viewer) throw new AppError('UNAUTHENTICATED');
    if (!ranksAs(viewer, 'ADMIN')) throw new AppError('FORBIDDEN');
    next();
  };
  if (!isOpen) app.use(['/api/docs', '/api/docs-json', '/api/docs-yaml'], forAdmins);
  const policy: RequestHandler = (_request, response, next) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    next();
  };
  app.use('/api/docs', policy);
  SwaggerModule.setup('api/docs', app, () => describeApi(app).document as unknown as OpenAPIObject, {
    customSiteTitle: 'Haiko API',
  });
}
