import type { GenericSchema } from 'valibot';
import type { ReplySchemas } from '../http/openapi-replies.js';
import type { Handled } from './handles.js';
import { jsonSchemaOf } from './json-schema.js';

const BINARY = { type: 'string', format: 'binary' };

/** What the documentation says of a call of the contract, beside who may call it. */
export function contractOperation(handled: Handled, replies: ReplySchemas) {
  const { call, summary, reply } = handled;
  const content = reply && { 'application/json': { schema: replies.of(reply as GenericSchema) } };
  const requestBody = requestBodyOf(handled);
  return {
    summary,
    ...(requestBody && { requestBody }),
    responses: { [call.status]: { description: '', ...(content && { content }) } },
  };
}

function requestBodyOf({ body, file, files }: Handled) {
  if (!body) return undefined;
  const schema = jsonSchemaOf(body, 'input');
  if (!file && !files) return { required: true, content: { 'application/json': { schema } } };
  const parts = { ...(file && { [file]: BINARY }), ...(files && { [files]: { type: 'array', items: BINARY } }) };
  const properties = { ...(schema['properties'] as object), ...parts };
  const multipart = { ...schema, properties, required: Object.keys(parts) };
  return { required: true, content: { 'multipart/form-data': { schema: multipart } } };
}
