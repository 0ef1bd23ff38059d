import type { RequestHandler, Response } from 'express';
import type { CallerRequest } from '../access/caller.js';
import { replaceMethod } from '../replace-method.js';

/** An answer of fewer bytes fits into what the operating system keeps for a connection. */
const LARGE = 65_536;
/** Of a UTF-16 unit, in UTF-8. */
const MOST_BYTES_OF_A_LETTER = 3;
/** Some five of the largest answers; each takes about twice its bytes until it is taken. */
const MOST_BYTES = 67_108_864;

/** An answer that its reader has not taken yet. */
interface Unsent {
  payer: string;
  bytes: number;
  response: Response;
}

/**
 * Bounds what is kept of answers that are made and not taken: whoever asks for the largest ones and reads a byte a minute would fill
 * the memory of the process, on as many connections as they like. Beyond `mostBytes` in all, the oldest answer of the caller for
 * whom most is kept is broken off. Answers that are streamed wait for their reader by themselves and count for nothing.
 */
export function boundUnsent({ mostBytes = MOST_BYTES } = {}): RequestHandler {
  const kept = new Set<Unsent>();
  return function boundUnsentAnswers(request, response, next) {
    const end = response.end.bind(response) as (...chunk: unknown[]) => Response;
    replaceMethod(response, 'end', (...chunk: unknown[]) => {
      const bytes = bytesOf(chunk[0]);
      const { payer = request.ip ?? '' } = request as CallerRequest;
      if (bytes >= LARGE) keep(kept, { payer, bytes, response });
      const ended = end(...chunk);
      if (bytes >= LARGE) makeRoom(kept, mostBytes);
      return ended;
    });
    next();
  };
}

/** Of what is surely short, its letters: counting the bytes of a text takes a look at each of them. */
function bytesOf(chunk: unknown): number {
  if (typeof chunk !== 'string') return chunk instanceof Uint8Array ? chunk.length : 0;
  return chunk.length * MOST_BYTES_OF_A_LETTER < LARGE ? chunk.length : Buffer.byteLength(chunk);
}

function keep(kept: Set<Unsent>, unsent: Unsent): void {
  kept.add(unsent);
  unsent.response.once('close', () => kept.delete(unsent));
}

function makeRoom(kept: Set<Unsent>, mostBytes: number): void {
  while (sumOf([...kept]) > mostBytes) {
    const oldest = oldestOfGreediest(kept);
    if (!oldest) return;
    kept.delete(oldest);
    oldest.response.destroy();
  }
}

const sumOf = (answers: Unsent[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

/** A Set keeps the order in which they came. */
function oldestOfGreediest(kept: Set<Unsent>): Unsent | undefined {
  const byPayer = Object.values(Object.groupBy(kept, ({ payer }) => payer)).map((answers = []) => answers);
  const [greediest] = byPayer.toSorted((one, other) => sumOf(other) - sumOf(one));
  return greediest?.[0];
}
