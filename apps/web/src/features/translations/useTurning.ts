import type { Language } from '@haiko/shared/i18n/languages';
import { useCallback, useEffectEvent, useState } from 'react';
import { watchHold } from '#/ui/watchHold.ts';
import type { TranslationSubject } from './translationSubject.ts';
import type { LanguageTexts } from './useTextSwitch.ts';

/** What turns a text that is on the page; resolves to whether there was anything to turn through. */
export type Turn = (signal: AbortSignal, most?: number) => Promise<boolean>;

/** The texts on the page that can be held. */
export const turnables = new Map<Element, Turn>();

/**
 * Whoever holds a text sees it turn through the languages in which it exists; it settles in the one that was seen, at the end or when it
 * is let go. `area` is what is held, and keeps its height meanwhile.
 */
export function useTurning(subject: TranslationSubject, seen: Language) {
  const [turned, setTurned] = useState<LanguageTexts>();
  const turn = useEffectEvent(async (area: HTMLElement, signal: AbortSignal, most?: number) => {
    const { turnThrough } = await import('./turnThrough.ts');
    return turnThrough({ subject, seen, area, show: setTurned, signal, most });
  });

  const area = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { area, turned };
}
