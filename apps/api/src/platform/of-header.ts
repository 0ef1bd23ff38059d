import type { IncomingMessage } from 'node:http';
import { BoundedMap } from './bounded-map.js';

/** Browsers have a handful of each; the rest is looked at anew. */
const MOST_KNOWN = 100;
const LONGEST_KNOWN = 200;

/**
 * A rule that looks at nothing of a request but one header. What it has said of a header is remembered: taking one apart takes longer than
 * all else that is done for an answer which is kept.
 */
export function ofHeader<Asking extends IncomingMessage, Answer extends string | boolean>(
  name: string,
  rule: (request: Asking) => Answer,
): (request: Asking) => Answer {
  const known = new BoundedMap<string, Answer>(MOST_KNOWN);
  return (request) => {
    const header = String(request.headers[name] ?? '');
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const answer = rule(request);
    if (header.length <= LONGEST_KNOWN) known.set(header, answer);
    return answer;
  };
}
