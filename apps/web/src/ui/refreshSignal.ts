import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Asks the screen that is shown to refresh: the active tab was tapped again. */
export function requestRefresh(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the screen is asked to refresh. `PullToRefresh` uses it; other screens rarely need to. */
export function useRefreshRequest(onRequest: () => void): void {
  const handle = useEffectEvent(onRequest);
  useEffect(function followRequests() {
    const listener = () => handle();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
