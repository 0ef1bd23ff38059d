import querystring from 'node:querystring';
import type { Request, RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { inOrder } from './in-order.js';
import { excessiveBody, jsonExcess, type JsonExcess } from './json-bounds.js';
import { READ_OFF_BYTES } from './read-off.js';

interface Reading {
  maxBytes: number;
  /** What the body calls itself. */
  type?: string;
}

interface ReadOptions extends Reading {
  /** The error of a body with more in it than it may hold. */
  excess?: (excess: JsonExcess) => AppError;
}

/** A form that comes back from a provider has five fields. */
const MAX_FORM_FIELDS = 20;
const UTF8 = new TextDecoder();
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

/**
 * Reads a JSON body of UTF-8, in bounds of bytes, depth and number (json-bounds.ts) that are looked at before it is parsed.
 * What is wrong with it is kept until it is known who calls (AccessGuard, the query gate): whoever must sign in learns that
 * first, whatever they sent.
 */
export function readJson({ maxBytes, excess, type = 'application/json' }: ReadOptions): RequestHandler {
  return inOrder(receive({ maxBytes, type }), parseJson(excess));
}

/** Likewise what a browser sends of a form; of more fields than a form of ours has the first ones. */
export function readForm({ maxBytes }: Pick<ReadOptions, 'maxBytes'>): RequestHandler {
  const parse = (bytes: Buffer) => ({ ...querystring.parse(textOf(bytes), '&', '=', { maxKeys: MAX_FORM_FIELDS }) });
  return inOrder(receive({ maxBytes, type: 'application/x-www-form-urlencoded' }), parseReceived(parse));
}

/** Takes the bytes of a body of such a type, of which nothing is made yet. */
export function receive({ maxBytes, type = 'application/json' }: Reading): RequestHandler {
  return (request, response, next) => {
    const caller = request as CallerRequest;
    if (!isUnread(caller, type)) return next();
    return readBody(request, maxBytes).then((bytes) => {
      if (bytes instanceof AppError) caller.bodyError = bytes;
      else caller.bodyBytes = bytes;
      // What is read no further would be taken for the next request.
      if (request.isPaused()) response.setHeader('Connection', 'close');
      next();
    });
  };
}

/** Makes of received bytes what they say (`readJson`). */
export function parseJson(excess: ReadOptions['excess'] = excessiveBody): RequestHandler {
  return parseReceived((bytes) => parsed(bytes, excess));
}

function parseReceived(parse: (bytes: Buffer) => unknown): RequestHandler {
  return (request, _response, next) => {
    const caller = request as CallerRequest;
    const { bodyBytes } = caller;
    caller.bodyBytes = undefined;
    try {
      if (bodyBytes) request.body = parse(bodyBytes);
    } catch (error) {
      caller.bodyError = error;
    }
    next();
  };
}

/** Whether a request says that it has a body: else Node takes what comes behind its headers for the next request. */
export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isUnread({ headers, body, bodyBytes, bodyError }: CallerRequest, type: string): boolean {
  const [said = ''] = (headers['content-type'] ?? '').split(';', 1);
  const isRead = body !== undefined || bodyBytes !== undefined || bodyError !== undefined;
  return hasBody({ headers }) && said.trim().toLowerCase() === type && !isRead;
}

/** The bytes of a body, or why it is not read; the promise stays open where the sender leaves, because nobody waits for an answer then. */
function readBody(request: Request, maxBytes: number): Promise<Buffer | AppError> {
  return new Promise((resolve) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
    // JSON is UTF-8 (RFC 8259), and so are forms; nobody has to pack what is so small.
    if (OTHER_CHARSET.test(type) || encoding !== 'identity') return resolve(new AppError('UNSUPPORTED_FILE_TYPE'));
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      if (length <= maxBytes + READ_OFF_BYTES) return;
      request.pause();
      resolve(new AppError('BODY_TOO_LARGE'));
    });
    request.on('end', () => resolve(length <= maxBytes ? bytesOf(chunks) : new AppError('BODY_TOO_LARGE')));
  });
}

/** Nearly all come in one piece. */
function bytesOf(chunks: readonly Buffer[]): Buffer {
  const [first, ...others] = chunks;
  return first && others.length === 0 ? first : Buffer.concat(chunks);
}

function parsed(bytes: Buffer, excess: (excess: JsonExcess) => AppError): unknown {
  if (bytes.length === 0) return {};
  const found = jsonExcess(bytes);
  if (found) throw excess(found);
  const body = parse(bytes);
  if (typeof body !== 'object' || body === null) throw new AppError('MALFORMED_REQUEST');
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}

const textOf = (bytes: Buffer) => UTF8.decode(bytes);
