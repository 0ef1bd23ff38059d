import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { AppError } from '../errors/app-error.js';
import { LONGEST_BODY } from './body-limits.js';
import { hasBody } from './read-body.js';
import { READ_OFF_BYTES } from './read-off.js';
import { replaceMethod } from '../replace-method.js';

/** Of any length: a telnet, a phone whose network is bad. */
const FREE_PIECES = 500;
/** Beyond these a piece of a body has so many bytes on average; the smallest packets of networks have twice as many. */
const LEAST_BYTES = 256;
/** The longest body that anybody reads, and what is read off behind it. */
const MOST_BYTES = LONGEST_BODY.maxBytes + READ_OFF_BYTES;
/** An empty object, which some clients send with everything. */
const MOST_READ_BYTES = 1_000;
const FORM = /^\s*multipart\/form-data\s*(;|$)/i;
/** Ten files of 20 MB, and what stands between them; one file of who does not say how much it is, as browsers do. */
const MOST_FORM_BYTES = { said: 220_000_000, unsaid: 22_000_000 };

/**
 * Ends connections that send a body in crumbs, or without an end: each piece costs microseconds however short it is, before anything of
 * ours sees it. A megabyte in pieces of one byte (`Transfer-Encoding: chunked`) took three seconds of a processor, whatever was done
 * with it, and readers that are not ours read what they refuse to its end. Notes how many bytes came.
 */
export const boundPieces: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  const caller = request as CallerRequest;
  const push = request.push.bind(request);
  const most = mostBytesOf(caller);
  let pieces = 0;
  let bytes = 0;
  // What Node has taken off the connection it hands over here, whoever reads it or nobody.
  replaceMethod(request, 'push', (piece: Buffer | null, ...encoding) => {
    // The rest of what came in one packet: nobody is there any more who could have it.
    if (request.destroyed) return false;
    pieces += 1;
    bytes += piece?.length ?? 0;
    caller.bytesReceived = bytes;
    if (pieces <= FREE_PIECES + bytes / LEAST_BYTES && bytes <= most) return push(piece, ...encoding);
    // As which it is charged and logged.
    if (!response.headersSent) response.statusCode = bytes > most ? 413 : 400;
    request.destroy();
    return false;
  });
  next();
};

/**
 * Refuses a body that says it is longer than anybody reads, before any of it is sent by who asks first (`Expect: 100-continue`), and
 * tells others who ask to go on. Whoever only reads sends hardly any: with a picture it would come in for nothing.
 */
export const boundExpected: RequestHandler = (request, response, next) => {
  const caller = request as CallerRequest;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const most = isRead ? MOST_READ_BYTES : mostBytesOf(caller);
  const isTooLong = Number(request.headers['content-length'] ?? 0) > most;
  if (isTooLong || (isRead && request.headers['transfer-encoding'] !== undefined)) {
    // What was said to come would be taken for the next request.
    response.setHeader('Connection', 'close');
    throw new AppError('BODY_TOO_LARGE');
  }
  if (caller.asksToGoOn) response.writeContinue();
  next();
};

/** Leaves it to `boundExpected` whether somebody is told to go on, what Node says to everybody. */
export function judgeExpectations(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    (request as CallerRequest).asksToGoOn = true;
    server.emit('request', request, response);
  });
}

function mostBytesOf(request: CallerRequest): number {
  if (!FORM.test(request.headers['content-type'] ?? '')) return MOST_BYTES;
  return MOST_FORM_BYTES[request.headers['content-length'] === undefined ? 'unsaid' : 'said'];
}
