import { useSyncExternalStore } from 'react';

/** Whether the reader has told the browser to load little. */
export function wantsToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** The same for components; the server, which renders no page for such a reader, says no. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    wantsToSaveData,
    () => false,
  );
}
