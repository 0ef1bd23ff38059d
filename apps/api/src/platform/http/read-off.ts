import type { RequestHandler } from 'express';

/** So much of a body that nobody wants is read off, that its sender hears the answer; beyond this the connection ends. */
export const READ_OFF_BYTES = 1_000_000;

/**
 * Bounds what is read of a body after the reply to it: of one that no handler reads, Node would take in as much as is sent, for as
 * long as a request may last.
 */
export const boundReadingOff: RequestHandler = (request, response, next) => {
  response.once('prefinish', () => {
    const isUntouched = request.readableFlowing === null && !request.complete;
    if (!isUntouched) return;
    let read = 0;
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > READ_OFF_BYTES) request.destroy();
    });
  });
  next();
};
