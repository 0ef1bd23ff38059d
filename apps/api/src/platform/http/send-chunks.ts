import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Sends a text as it is made, no faster than it is taken. What the client breaks off ends quietly. */
export async function sendChunks(chunks: AsyncIterable<string>, response: Response): Promise<void> {
  try {
    await pipeline(chunks, response);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
