import { useEffect, useEffectEvent } from 'react';

type Leave = () => Promise<void> | void;

const screens = new Map<Leave, string>();

/** Lets the screens that are about somebody go, before what they show is gone. */
export async function leaveScreensOf(userUuid: string): Promise<void> {
  const left = [...screens].filter(([, uuid]) => uuid === userUuid).map(([leave]) => leave());
  await Promise.all(left);
}

/** For a screen that is about one person, or about what they wrote: where to go once the reader has blocked them. */
export function useOnBlocked(userUuid: string | undefined, onBlocked: Leave): void {
  const handle = useEffectEvent(onBlocked);
  useEffect(
    function registerScreen() {
      if (!userUuid) return;
      const leave = () => handle();
      screens.set(leave, userUuid);
      return () => {
        screens.delete(leave);
      };
    },
    [userUuid],
  );
}
