import { nicknameProblem } from '@haiko/shared/rules/nickname';
import { normalizeText } from '@haiko/shared/rules/text';
import { useEffect, useState } from 'react';
import { isNicknameTaken } from './isNicknameTaken.ts';

const DEBOUNCE_MS = 250;

/** `unknown` while there is nothing to ask (empty, half composed, not allowed) and when nobody could be asked. */
export type NicknameAvailability = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Asks the server with each keystroke, a moment after it, whether a nickname can still be had. Not about nothing, nor about
 * the one that the person has.
 */
export function useNicknameCheck(nickname: string, isComposing: boolean, current?: string): NicknameAvailability {
  const [answer, setAnswer] = useState<{ nickname: string; availability: NicknameAvailability }>();
  const canAsk = !isComposing && nicknameProblem(nickname) === null && normalizeText(nickname) !== current;

  useEffect(
    function askSoon() {
      if (!canAsk) return;
      const abort = new AbortController();
      const timer = window.setTimeout(() => {
        isNicknameTaken(nickname, abort.signal).then(
          (isTaken) => setAnswer({ nickname, availability: isTaken ? 'taken' : 'free' }),
          () => !abort.signal.aborted && setAnswer({ nickname, availability: 'unknown' }),
        );
      }, DEBOUNCE_MS);
      return () => {
        window.clearTimeout(timer);
        abort.abort();
      };
    },
    [nickname, canAsk],
  );

  if (!canAsk) return 'unknown';
  return answer?.nickname === nickname ? answer.availability : 'checking';
}
