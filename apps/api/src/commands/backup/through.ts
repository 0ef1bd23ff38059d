import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a stream makes of bytes; ends with the error of either. */
export async function* through(source: AsyncIterable<Buffer>, stream: Transform): AsyncGenerator<Buffer> {
  const fed = pipeline(source, stream);
  // An error ends the stream too, and comes out of it below.
  fed.catch(() => {});
  yield* stream as AsyncIterable<Buffer>;
  await fed;
}
