import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { closeOnBack } from './backCloses.ts';
import { catchTap } from './catchTap.ts';
import { vibrate } from './vibrate.ts';
import { watchHold } from './watchHold.ts';

const GAP_PX = 6;
const EDGE_PX = 8;

interface PopoverProps {
  /** Under what it opens. */
  button: RefObject<HTMLElement | null>;
  /** Opens it, too, where a finger holds it. */
  held?: RefObject<HTMLElement | null> | undefined;
  onToggle: (isOpen: boolean) => void;
}

/**
 * A native popover under its button: placed where it fits, closed by the browser on an outside tap or Escape and by us on
 * scroll; arrow keys move between its items.
 */
export function usePopover({ button, held, onToggle }: PopoverProps) {
  const list = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onToggle);

  useEffect(
    function placeAndFollow() {
      const popover = list.current;
      if (!popover) return;
      const close = ({ target }: Event) =>
        (target instanceof Node && popover.contains(target)) || popover.hidePopover();
      const handlePress = (event: PointerEvent) => catchOutside(event, [popover, button.current]);
      let whileOpen = new AbortController();
      // Before it is seen: Back may be faster than what a browser tells afterwards.
      const handleBeforeToggle = ({ newState }: ToggleEvent) => {
        whileOpen.abort();
        whileOpen = new AbortController();
        if (newState === 'open') whileOpen.signal.onabort = closeOnBack(() => popover.hidePopover());
      };
      const handleToggle = ({ newState }: ToggleEvent) => {
        const opens = newState === 'open';
        tell(opens);
        if (!opens) return;
        place(popover, button.current);
        firstItem(popover)?.focus({ preventScroll: true });
        const { signal } = whileOpen;
        window.addEventListener('scroll', close, { capture: true, passive: true, signal });
        window.addEventListener('pointerdown', handlePress, { capture: true, signal });
      };
      popover.addEventListener('beforetoggle', handleBeforeToggle);
      popover.addEventListener('toggle', handleToggle);
      return () => {
        popover.removeEventListener('beforetoggle', handleBeforeToggle);
        popover.removeEventListener('toggle', handleToggle);
        whileOpen.abort();
      };
    },
    [button],
  );

  useHeld(held, list);

  const close = () => list.current?.hidePopover();
  return { list, close, handleKeyDown: (event: KeyboardEvent) => moveFocus(event, list.current) };
}

/** The browser closes what is open on a tap outside of it, but lets that tap also reach what lies there. */
function catchOutside({ target }: PointerEvent, parts: readonly (HTMLElement | null)[]): void {
  if (!parts.some((part) => target instanceof Node && part?.contains(target))) catchTap();
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !list) return;
  event.preventDefault();
  const items = [...list.querySelectorAll('button')];
  const next = items.findIndex((item) => item === document.activeElement) + step;
  items.at(next % items.length)?.focus();
}

/** Opens the list where a finger holds what it belongs to. */
function useHeld(held: RefObject<HTMLElement | null> | undefined, list: RefObject<HTMLElement | null>): void {
  useEffect(
    function openWhereHeld() {
      const area = held?.current;
      if (!area) return;
      return watchHold(area, {
        isTouchOnly: true,
        onHold(pointerId) {
          list.current?.showPopover();
          // Else lifting the finger, which is outside of it, would close it.
          list.current?.setPointerCapture(pointerId);
          vibrate();
        },
      });
    },
    [held, list],
  );
}

function firstItem(popover: HTMLElement): HTMLElement | null {
  return popover.querySelector('[aria-checked="true"]') ?? popover.querySelector('button');
}

function place(popover: HTMLElement, button: HTMLElement | null): void {
  if (!button) return;
  const target = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const left = Math.min(Math.max(EDGE_PX, target.right - width), window.innerWidth - width - EDGE_PX);
  const below = target.bottom + GAP_PX;
  const top = below + height > window.innerHeight - EDGE_PX ? target.top - GAP_PX - height : below;
  popover.style.left = `${left}px`;
  popover.style.top = `${Math.max(EDGE_PX, top)}px`;
}
