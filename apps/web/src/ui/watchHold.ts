import { catchTap } from './catchTap.ts';

/** A finger that stays so long holds what it is on. */
const HOLD_MS = 500;

/** Farther than this a finger moves on purpose: it scrolls, or marks text. */
const STILL_PX = 10;

interface HoldHandlers {
  /** The finger has stayed for `HOLD_MS`; it is still down. */
  onHold: (pointerId: number) => void;
  /** A finger that held is lifted, or taken by a scroll. */
  onEnd?: () => void;
  /** Only for fingers: a mouse has its own ways to the same. */
  isTouchOnly?: boolean;
}

/**
 * Tells when somebody holds an element. Whoever moves scrolls or marks text and holds nothing; what the browser does at a held
 * finger (its menu) and the click that would follow are kept back. Returns how to stop.
 */
export function watchHold(element: HTMLElement, { onHold, onEnd, isTouchOnly = false }: HoldHandlers): () => void {
  let press: { id: number; x: number; y: number; isTouch: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  function begin(event: PointerEvent) {
    end();
    const isTouch = event.pointerType !== 'mouse';
    if (!event.isPrimary || event.button !== 0 || (isTouchOnly && !isTouch) || !isWithin(element, event)) return;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, isTouch };
    timer = setTimeout(hold, HOLD_MS);
  }

  function hold() {
    if (!press) return;
    isHeld = true;
    catchTap();
    onHold(press.id);
  }

  function move({ clientX, clientY }: PointerEvent) {
    // A finger that holds may tremble; a mouse that moves marks text.
    if (!press || (isHeld && press.isTouch)) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > STILL_PX) end();
  }

  function end() {
    clearTimeout(timer);
    press = undefined;
    if (isHeld) onEnd?.();
    isHeld = false;
  }

  const keepMenuBack = (event: Event) => press?.isTouch && event.preventDefault();
  const watch = new AbortController();
  const { signal } = watch;
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('contextmenu', keepMenuBack, { signal });
  // A link that is dragged is not held.
  element.addEventListener('dragstart', end, { signal });
  window.addEventListener('pointermove', move, { signal, passive: true });
  for (const over of ['pointerup', 'pointercancel']) window.addEventListener(over, end, { signal });
  return () => {
    end();
    watch.abort();
  };
}

/** The link of a whole card lies in its title, and is tapped beside it. */
function isWithin(element: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
