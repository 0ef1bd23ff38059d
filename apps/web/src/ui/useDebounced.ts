import { useEffect, useState } from 'react';

const QUIET_MS = 250;

/** The value once it has stayed the same for a moment: what a search box asks for while somebody types. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleSoon() {
      const timer = window.setTimeout(() => setSettled(value), QUIET_MS);
      return () => window.clearTimeout(timer);
    },
    [value],
  );
  return settled;
}
