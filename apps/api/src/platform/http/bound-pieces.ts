import type { RequestHandler } from 'express';

/** Of any length: a telnet, a phone whose network is bad. */
const FREE_PIECES = 1_000;
/** Beyond these a piece of a body has so many bytes on average; the smallest packets of networks have twice as many. */
const LEAST_BYTES = 256;

/**
 * Ends connections that send a body in crumbs. Each piece costs microseconds however short it is, before anything of ours sees it: a
 * megabyte in pieces of one byte (`Transfer-Encoding: chunked`) took three seconds of a processor, whatever was done with it.
 */
export const boundPieces: RequestHandler = (request, response, next) => {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  // What Node has taken off the connection it hands over here, whoever reads it or nobody.
  request.push = (piece: Buffer | null, ...encoding) => {
    // The rest of what came in one packet: nobody is there any more who could have it.
    if (request.destroyed) return false;
    pieces += 1;
    bytes += piece?.length ?? 0;
    if (pieces <= FREE_PIECES + bytes / LEAST_BYTES) return push(piece, ...encoding);
    // As which it is charged and logged.
    if (!response.headersSent) response.statusCode = 400;
    request.destroy();
    return false;
  };
  next();
};
