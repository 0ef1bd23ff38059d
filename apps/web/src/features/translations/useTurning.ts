import type { Language } from '@haiko/shared/i18n/languages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchHold } from '#/ui/watchHold.ts';
import type { TranslationSubject } from './translationSubject.ts';
import type { LanguageTexts } from './useTextSwitch.ts';

/** What turns a text that is on the page; resolves to whether there was anything to turn through. */
type Turn = (signal: AbortSignal, most?: number) => Promise<boolean>;

/** The texts on the page that can be held. */
export const turnables = new Map<Element, Turn>();

/**
 * Whoever holds a text sees it turn through the languages in which it exists; it settles in the one that was seen, at the end or when it
 * is let go. `area` is what is held, and keeps its height meanwhile.
 */
export function useTurning(subject: TranslationSubject, seen: Language, isOffered = true) {
  const area = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState<LanguageTexts>();
  const turn = useEffectEvent(async (element: HTMLElement, signal: AbortSignal, most?: number) => {
    const { turnThrough } = await import('./turnThrough.ts');
    return turnThrough({ subject, seen, area: element, show: setTurned, signal, most });
  });

  useEffect(
    function watchArea() {
      const element = area.current;
      if (!element || !isOffered) return;
      let letGo = new AbortController();
      const stop = watchHold(element, {
        onHold() {
          letGo = new AbortController();
          void turn(element, letGo.signal).catch(() => undefined);
        },
        onEnd: () => letGo.abort(),
      });
      turnables.set(element, (signal, most) => turn(element, signal, most));
      return () => {
        turnables.delete(element);
        letGo.abort();
        stop();
      };
    },
    [isOffered],
  );

  return { area, turned };
}
