import type { Language } from '@haiko/shared/i18n/languages';
import { flushSync } from 'react-dom';
import { vibrate } from '#/ui/vibrate.ts';
import { loadAllTexts } from './otherTexts.ts';
import type { TranslationSubject } from './translationSubject.ts';
import type { LanguageTexts } from './useTextSwitch.ts';

/** How long each language of a text that turns is seen. */
const TURN_STEP_MS = 900;

interface Turning {
  subject: TranslationSubject;
  /** The language that is seen, in which it settles. */
  seen: Language;
  /** Where the text stands: its height stays, so that nothing below moves. */
  area: HTMLElement;
  show: (text: LanguageTexts | undefined) => void;
  signal: AbortSignal;
  /** Through how many languages at most; all of them when left out. */
  most?: number | undefined;
}

/** Shows a text in one language after the other, until it is let go or all were seen. False where there is one alone. */
export async function turnThrough({ subject, seen, area, show, signal, most }: Turning): Promise<boolean> {
  const all = await loadAllTexts(subject, ['title', 'content']);
  const others = all.filter(({ language }) => language !== seen).slice(0, most);
  if (others.length === 0 || signal.aborted || !area.isConnected) return false;
  vibrate();
  area.style.height = `${area.getBoundingClientRect().height}px`;
  area.setAttribute('data-turning', '');
  for (const text of others) {
    if (signal.aborted) break;
    show(text);
    fadeIn(area);
    await passed(signal);
  }
  // Before its height is let go: the other language would be seen with its own for a frame, and all below would jump.
  flushSync(() => show(undefined));
  fadeIn(area);
  area.style.height = '';
  area.removeAttribute('data-turning');
  return true;
}

/** Resolves after one step, or as soon as the text is let go. */
function passed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TURN_STEP_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function fadeIn(area: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Nothing that moves: a card's link, which lies over all of it, would shrink to the text for as long.
  area.animate({ opacity: [0, 1] }, { duration: 240, easing: 'ease-out' });
}
