import type { Response } from 'express';
import { replaceMethod } from '../replace-method.js';

/** Counts what a reply sends before it is packed, in characters or bytes; `onEnd` is told when all of it is known, before it is sent. */
export function countSent(response: Response, onEnd: () => void): () => number {
  let sent = 0;
  const count = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) sent += chunk.length;
  };
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  const end = response.end.bind(response) as (...chunk: unknown[]) => Response;
  replaceMethod(response, 'write', (...chunk: unknown[]) => {
    count(chunk[0]);
    return write(...chunk);
  });
  replaceMethod(response, 'end', (...chunk: unknown[]) => {
    count(chunk[0]);
    onEnd();
    return end(...chunk);
  });
  return () => sent;
}
