import { useSyncExternalStore } from 'react';

/** Whether the reader has told the browser to load little. */
export function wantsToSaveData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whom the shown page was rendered for by the server. */
let isRenderedSmall = false;

/** Says it, before the page is rendered there, or brought to life here. */
export function setRenderedSmall(isSmall: boolean): void {
  isRenderedSmall = isSmall;
}

/** The same for components; as long as what the server has rendered stands, what it went by. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    wantsToSaveData,
    () => isRenderedSmall,
  );
}
