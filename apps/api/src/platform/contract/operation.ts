import type { GenericSchema } from 'valibot';
import { IDEMPOTENCY_HEADER } from '../idempotency/idempotency-key.decorator.js';
import type { Handler } from './handlers.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';
import type { ReplySchemas } from './reply-schemas.js';

const BINARY = { type: 'string', contentMediaType: 'application/octet-stream' };
const ADDRESS = { Location: { description: 'Where the browser goes.', schema: { type: 'string', format: 'uri' } } };

const OUTCOMES: Record<number, string> = {
  200: 'It is done, and this is how it stands.',
  201: 'It was made.',
  204: 'It is done.',
  302: 'Back to the web app.',
};

/** The description of a call (OpenAPI's Operation Object), from its handler. */
export function operationOf(handler: Handler, replies: ReplySchemas) {
  const { call, name, operationId = name, summary, tag } = handler;
  const requestBody = requestBodyOf(handler);
  return {
    operationId,
    summary,
    ...descriptionOf(handler),
    tags: [tag.name],
    security: securityOf(handler),
    parameters: [...pathParametersOf(handler), ...queryParametersOf(handler), ...headersOf(handler)],
    ...(requestBody && { requestBody }),
    responses: {
      [call.status]: replyOf(handler, replies),
      ...(handler.sends === ANY_FILE && PARTS_OF_A_FILE),
      '4XX': { $ref: '#/components/responses/Refused' },
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

function descriptionOf({ access }: Handler) {
  if (access.kind !== 'signed-in' || !access.roles) return {};
  return { description: `For ${access.roles.join(' and ')} alone.` };
}

function securityOf({ access, bearer }: Handler): Record<string, string[]>[] {
  if (bearer) return [{ [bearer]: [] }];
  if (access.kind === 'anonymous') return [];
  const proof = { accessToken: [] };
  // Visitors may call what is public, but a bearer that comes along is looked at.
  return access.kind === 'public' ? [{}, proof] : [proof];
}

function pathParametersOf({ call, params = {}, ids = {} }: Handler) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => {
    const schema = params[name] ? jsonSchemaOf(params[name], 'input') : { type: 'string', format: 'uuid' };
    return { name, in: 'path', required: true, ...(ids[name] && { description: ids[name] }), schema };
  });
}

function queryParametersOf({ query }: Handler) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headersOf({ takesIdempotencyKey }: Handler) {
  return takesIdempotencyKey ? [IDEMPOTENCY_HEADER] : [];
}

interface RequestBody {
  required: boolean;
  content: Record<string, { schema: JsonSchema }>;
}

function requestBodyOf({ body, isForm, file, files }: Handler): RequestBody | undefined {
  if (!body) return undefined;
  const schema = jsonSchemaOf(body, 'input');
  const required = (schema.required ?? []).length > 0;
  if (isForm) return { required, content: { 'application/x-www-form-urlencoded': { schema } } };
  if (!file && !files) return { required, content: { 'application/json': { schema } } };
  const parts = { ...(file && { [file]: BINARY }), ...(files && { [files]: { type: 'array', items: BINARY } }) };
  const properties = { ...schema.properties, ...parts };
  const multipart = { ...schema, properties, required: Object.keys(parts) };
  return { required: true, content: { 'multipart/form-data': { schema: multipart } } };
}

function replyOf({ call, reply, sends, redirects }: Handler, replies: ReplySchemas) {
  const description = OUTCOMES[call.status] ?? '';
  if (redirects) return { description, headers: ADDRESS };
  if (sends) return { description, content: { [sends]: { schema: SENT[sends] ?? {} } } };
  if (!reply) return { description };
  return { description, content: { 'application/json': { schema: replies.of(reply as GenericSchema) } } };
}

/** The bytes of a file, of whatever type it is. */
const ANY_FILE = '*/*';
const PARTS_OF_A_FILE = {
  206: { description: 'The part that `Range` asks for.', content: { [ANY_FILE]: { schema: {} } } },
  304: { description: 'The caller has it already.' },
};

/** What a handler sends by itself. */
const SENT: Record<string, JsonSchema> = {
  'application/json': { type: 'object' },
  'text/event-stream': { type: 'string' },
};
