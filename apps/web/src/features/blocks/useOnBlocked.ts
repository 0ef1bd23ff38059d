import { useEffect, useEffectEvent } from 'react';

type Leave = () => Promise<void> | void;

const screens = new Map<Leave, string>();

/** Lets the screens that are about somebody, or about one thing, go before what they show is gone. */
export async function leaveScreensOf(uuid: string): Promise<void> {
  const left = [...screens].filter(([, shown]) => shown === uuid).map(([leave]) => leave());
  await Promise.all(left);
}

/** For a screen that is about one person, or something they wrote: where to go once the reader has blocked the one or reported the other. */
export function useOnBlocked(uuid: string | undefined, onBlocked: Leave): void {
  const handle = useEffectEvent(onBlocked);
  useEffect(
    function registerScreen() {
      if (!uuid) return;
      const leave = () => handle();
      screens.set(leave, uuid);
      return () => {
        screens.delete(leave);
      };
    },
    [uuid],
  );
}
