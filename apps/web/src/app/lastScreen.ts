import { tabStorage } from '#/storage.ts';

const STORED_KEY = 'lastScreen';

/** Remembers the screen that is shown, for a page that is opened in this tab by an address that leads nowhere. */
export function rememberScreen(address: string): void {
  tabStorage.set(STORED_KEY, address);
}

/** The address of the open screen that the tab has shown last. */
export function lastScreen(): string | null {
  return tabStorage.get(STORED_KEY);
}
