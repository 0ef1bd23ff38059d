import { useSyncExternalStore } from 'react';

interface Connection {
  saveData?: boolean;
  /** As fast as which network it is. */
  effectiveType?: string;
}

/** What the browser knows of it; not all tell. */
function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the reader has told the browser to load little. */
export function wantsToSaveData(): boolean {
  return connection().saveData === true;
}

/** Whether what is not asked for would be a burden: data is saved, or the network is a slow one. */
export function mayLoadLittle(): boolean {
  return wantsToSaveData() || ['slow-2g', '2g', '3g'].includes(connection().effectiveType ?? '');
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
