import type { Server } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import type { ErrorBody } from '@haiko/shared/errors';
import type { TestApp } from './app.js';

interface Caller {
  token?: string;
  /** Value of Accept-Language. */
  language?: string;
  /** The client's address, as a proxy reports it (with TRUST_PROXY_HOPS=1). */
  address?: string;
  /** `name=value`, as the browser would send it back. */
  cookie?: string;
  /** What the client calls this write. */
  key?: string;
  /** What the browser says it is. */
  userAgent?: string;
  /** What kinds of answers it takes. */
  accept?: string;
}

/** A server, or its address. */
export interface Reached {
  server: Server | string;
}

export interface QueryReply {
  status: number;
  // Whatever the document asked for: tests compare it as a whole.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape is the document's
  data: Record<string, any>;
  errors: { message: string; path?: string[]; extensions: ErrorBody & { reason?: string } }[];
  headers: Record<string, string>;
}

/** Runs a GraphQL document over HTTP as the web does. */
export async function query(
  { server }: TestApp,
  document: string,
  variables: Record<string, unknown> = {},
  caller: Caller = {},
): Promise<QueryReply> {
  const reply = await withHeaders(request(server).post('/graphql'), caller).send({ query: document, variables });
  return { status: reply.status, data: reply.body.data ?? {}, errors: reply.body.errors ?? [], headers: reply.headers };
}

/** A REST call: `rest(test, 'post', '/api/post', body, { token })`; a missing body is sent as none at all. */
export function rest(
  { server }: Reached,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body?: object,
  caller: Caller = {},
): Promise<Response> {
  const call = withHeaders(request(server)[method](path), caller);
  return body === undefined ? call.then() : call.send(body).then();
}

/** How a REST call was refused: its status and its code. */
export async function codeOf(reply: Promise<Response>): Promise<[status: number, code: string | undefined]> {
  const { status, body } = await reply;
  return [status, body.code];
}

function withHeaders(call: Test, { token, language, address, cookie, key, userAgent, accept }: Caller): Test {
  if (token !== undefined) call.set('Authorization', `Bearer ${token}`);
  if (language) call.set('Accept-Language', language);
  if (cookie) call.set('Cookie', cookie);
  if (key !== undefined) call.set('Idempotency-Key', key);
  if (userAgent) call.set('User-Agent', userAgent);
  if (address) call.set('X-Forwarded-For', address);
  if (accept) call.set('Accept', accept);
  return call;
}
