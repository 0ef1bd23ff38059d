import { createHash } from 'node:crypto';
import type { CallerRequest } from './access/caller.js';
import { BoundedMap } from './bounded-map.js';
import { LookingTurns } from './looking-turns.js';

/** Letters of a text that is sooner looked through again than known again. */
const LONG = 500;
const MOST = 10_000;
const TURNS = new LookingTurns();

type Payer = Pick<CallerRequest, 'lettersLookedThrough'>;
/** There at once where it is known, or where this turn of the event loop has room for finding it. */
type Soon<Answer> = Answer | Promise<Answer>;

/**
 * A rule whose answers about long texts are kept, by the texts' hash: looking through ten thousand letters takes as long as some feed pages, and
 * one query may ask for it of fifty texts under ten names. Who asks for what is not known yet is charged for it, and waits for a turn.
 */
export function remembered<Answer>(rule: (text: string) => Answer): (text: string, payer: Payer) => Soon<Answer> {
  const known = new BoundedMap<string, { answer: Soon<Answer> }>(MOST);
  return (text, payer) => {
    const key = text.length < LONG ? undefined : createHash('sha256').update(text).digest('base64');
    const kept = key === undefined ? undefined : known.get(key);
    if (kept) return kept.answer;
    payer.lettersLookedThrough = (payer.lettersLookedThrough ?? 0) + text.length;
    const found = { answer: inTurn(text, rule, payer) };
    if (key !== undefined) known.set(key, found);
    return found.answer;
  };
}

function inTurn<Answer>(text: string, rule: (text: string) => Answer, payer: Payer): Soon<Answer> {
  if (TURNS.isFree(text.length)) return rule(text);
  return TURNS.wait(payer, text.length).then(() => rule(text));
}
