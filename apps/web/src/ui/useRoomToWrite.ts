import { useEffect, useRef, type FocusEvent } from 'react';

/** A tap that takes the focus away lands where it was aimed at before anything moves. */
const AFTER_TAP_MS = 250;

/**
 * While somebody writes on a phone, the bar of tabs leaves its place to the keyboard (`data-writing`, tokens.css). It stays away as long as
 * the focus is in the composer, whose buttons must not move under the finger.
 */
export function useRoomToWrite() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () =>
      function makeRoomForTabs() {
        clearTimeout(timer.current);
        delete document.documentElement.dataset['writing'];
      },
    [],
  );
  return {
    onFocus({ target }: FocusEvent) {
      clearTimeout(timer.current);
      if (target.matches('textarea')) document.documentElement.dataset['writing'] = '';
    },
    onBlur() {
      timer.current = setTimeout(() => delete document.documentElement.dataset['writing'], AFTER_TAP_MS);
    },
  };
}
