import { createStore } from '#/store.ts';

/** Set while the side menu is open; each opening is another object. */
export const openedSideMenu = createStore<object | undefined>(undefined);

export function openSideMenu(): void {
  openedSideMenu.set({});
}
