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

const WRITES = 'input:not([type=radio],[type=checkbox]), textarea, select';
/** What does something of its own at Enter: it goes where it leads, and does what it says. */
const ACTS_AT_ENTER = 'a[href], button, summary, input, [role=button], [role=menuitem], [role=option], [role=tab]';

function isTaken({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (document.querySelector('dialog:modal')) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(key === 'Enter' ? `${WRITES}, ${ACTS_AT_ENTER}` : WRITES) !== null;
}
