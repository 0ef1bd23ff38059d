import { useEffect, useEffectEvent } from 'react';

/** Does something at a key, as long as nobody writes, chooses or has a question before them. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(function listenKeys() {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isTaken({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('dialog:modal')) return true;
  return (
    target instanceof Element && target.closest('input:not([type=radio],[type=checkbox]), textarea, select') !== null
  );
}
