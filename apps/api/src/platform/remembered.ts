import { createHash } from 'node:crypto';
import type { CallerRequest } from './access/caller.js';
import { BoundedMap } from './bounded-map.js';

/** Letters of a text that is sooner looked through again than known again. */
const LONG = 500;
const MOST = 10_000;

type Payer = Pick<CallerRequest, 'lettersLookedThrough'>;

/**
 * A rule whose answers about long texts are kept, by the texts' hash: looking through ten thousand letters takes as long as some feed pages, and
 * one query may ask for it of fifty texts under ten names. Who asks for what is not known yet is charged for it.
 */
export function remembered<Answer>(rule: (text: string) => Answer): (text: string, payer: Payer) => Answer {
  const known = new BoundedMap<string, { answer: Answer }>(MOST);
  return (text, payer) => {
    const key = text.length < LONG ? undefined : createHash('sha256').update(text).digest('base64');
    const kept = key === undefined ? undefined : known.get(key);
    if (kept) return kept.answer;
    payer.lettersLookedThrough = (payer.lettersLookedThrough ?? 0) + text.length;
    const answer = rule(text);
    if (key !== undefined) known.set(key, { answer });
    return answer;
  };
}
