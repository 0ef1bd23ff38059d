import { nicknameProblem } from '@haiko/shared/rules/nickname';
import { useEffect, useState } from 'react';
import { isNicknameTaken } from './signUp.actions.ts';

const DEBOUNCE_MS = 250;

/** `unknown` while there is nothing to ask (empty, half composed, not allowed) and when nobody could be asked. */
export type NicknameAvailability = 'unknown' | 'checking' | 'free' | 'taken';

/** Asks the server with each keystroke, a moment after it, whether a nickname can still be had. */
export function useNicknameCheck(nickname: string, isComposing: boolean): NicknameAvailability {
  const [answer, setAnswer] = useState<{ nickname: string; availability: NicknameAvailability }>();
  const canAsk = !isComposing && nicknameProblem(nickname) === null;

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
