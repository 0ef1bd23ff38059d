import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { packingStream } from './pack-answer.js';

/** Sends a text as it is made, no faster than it is taken, packed. What the client breaks off ends quietly. */
export async function sendChunks(chunks: AsyncIterable<string>, response: Response): Promise<void> {
  const packed = packingStream(response);
  // What breaks there is passed on. A reader who leaves would else be noticed with the next block that is full.
  pipeline(chunks, packed).catch(() => undefined);
  response.once('close', () => packed.destroy());
  try {
    // As what it gives, not as a stream: that would listen to the answer more often than Node thinks right.
    await pipeline(packed[Symbol.asyncIterator](), response);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
