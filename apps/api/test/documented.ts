import zlib from 'node:zlib';
import type { INestApplication } from '@nestjs/common';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Request, RequestHandler, Response } from 'express';
import type { ApiDocument } from '../src/platform/contract/openapi.js';
import { openApi } from './contract/contract.js';
import type { JsonSchema } from '../src/platform/contract/json-schema.js';

// Every request to the REST API that a test makes, by whatever means, is held against openapi.json: an undocumented reply, or
// a request that succeeds though the document forbids it, fails the test (documented.setup.ts).

type Paths = ApiDocument['paths'];
type Operation = NonNullable<Paths[string][string]>;
interface Reply {
  content?: Record<string, { schema: JsonSchema }>;
  $ref?: string;
}

interface Known {
  operation: Operation;
  params: Record<string, string>;
}

const OURS = /^\/(api|files|health)\//;
/** The page that shows the document. */
const NOT_REST = /^\/api\/docs/;

const document = openApi();
// Strict about what replies hold: a field that is not in the document is none.
const replySchemas = new Ajv2020({ strict: false, allErrors: true });
const requestSchemas = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
addFormats.default(replySchemas);
addFormats.default(requestSchemas);
for (const [name, schema] of Object.entries(document.components.schemas))
  replySchemas.addSchema(closed(schema as JsonSchema), `#/components/schemas/${name}`);

const violations: string[] = [];

/** What was not as documented since the last look. */
export function takeViolations(): string[] {
  return violations.splice(0);
}

/** Watches what an application is asked and answers; to be called before anything else is set up. */
export function holdToDocument(app: INestApplication): void {
  app.use(watch);
}

const watch: RequestHandler = (request, response, next) => {
  const { method } = request;
  const [address = ''] = request.originalUrl.split('?', 1);
  if (!OURS.test(address) || NOT_REST.test(address) || method === 'OPTIONS') return next();
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((...args: [never, never, never]) => {
    keep(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: [never, never, never]) => {
    keep(args[0]);
    const problems = problemsOf(request, response, address, Buffer.concat(chunks));
    violations.push(...problems.map((problem) => `${method} ${address} → ${response.statusCode}: ${problem}`));
    return end.apply(response, args);
  }) as typeof end;
  next();
};

function problemsOf(request: Request, response: Response, address: string, bytes: Buffer): string[] {
  const { statusCode } = response;
  const isHead = request.method === 'HEAD';
  const known = knownOf(isHead ? 'GET' : request.method, address);
  if (!known) {
    if (statusCode < 400) return ['there is no such call'];
    return isHead ? [] : replyProblems(document.components.responses.Refused, response, bytes);
  }
  const { responses } = known.operation as { responses: Record<string, Reply> };
  const reply = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`] ?? responses['default'];
  if (!reply) return ['the status is not documented'];
  return [
    ...(statusCode < 300 ? requestProblems(known, request) : []),
    ...(isHead ? [] : replyProblems(resolved(reply), response, bytes)),
  ];
}

const resolved = (reply: Reply): Reply =>
  reply.$ref ? document.components.responses[reply.$ref.split('/').at(-1) as 'Refused' | 'Failed'] : reply;

/** Literal segments go before parameters, as `{` comes after all letters. */
const templates = Object.keys(document.paths)
  .sort()
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/[.]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  }));

function knownOf(method: string, address: string): Known | undefined {
  for (const { template, pattern } of templates) {
    const operation = document.paths[template]?.[method.toLowerCase()];
    const match = operation && pattern.exec(address);
    if (match) return { operation, params: { ...match.groups } };
  }
  return undefined;
}

function requestProblems({ operation, params }: Known, request: Request): string[] {
  const sent: Record<string, Record<string, unknown>> = { path: params, query: request.query, header: request.headers };
  const parameters = operation.parameters.flatMap(({ name, in: place, required, schema }) => {
    const value = sent[place]?.[place === 'header' ? name.toLowerCase() : name];
    if (value === undefined) return required ? [`${name} is required`] : [];
    return schemaProblems(requestSchemas, schema, value, name);
  });
  const content = operation.requestBody?.content;
  const type = Object.keys(content ?? {})[0];
  // What comes in parts is read by the handler's interceptor.
  if (!content || !type || type === 'multipart/form-data') return parameters;
  return [...parameters, ...schemaProblems(requestSchemas, content[type]?.schema ?? {}, request.body ?? {}, 'body')];
}

function replyProblems({ content }: Reply, response: Response, bytes: Buffer): string[] {
  const type = String(response.getHeader('Content-Type') ?? '').split(';', 1)[0];
  if (!content) return bytes.length === 0 || response.statusCode === 302 ? [] : ['nothing should be returned'];
  const schema = (content[type ?? ''] ?? content['*/*'])?.schema;
  if (!schema) return [`${type} is not documented`];
  if (type !== 'application/json' || content['*/*']) return [];
  return schemaProblems(replySchemas, closed(schema), JSON.parse(unpacked(response, bytes)), 'reply');
}

function unpacked(response: Response, bytes: Buffer): string {
  const encoding = response.getHeader('Content-Encoding');
  if (encoding === 'gzip') return zlib.gunzipSync(bytes).toString();
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  if (encoding === 'deflate') return zlib.inflateSync(bytes).toString();
  return bytes.toString();
}

const compiled = new Map<string, ValidateFunction>();

function schemaProblems(ajv: Ajv2020, schema: object, value: unknown, what: string): string[] {
  const key = `${ajv === replySchemas ? 'reply' : 'request'} ${JSON.stringify(schema)}`;
  const validate = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${what}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** The same schema, in which objects have no other fields than those that it names. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, closed(inner)])),
      additionalProperties: false,
    }),
  };
}
