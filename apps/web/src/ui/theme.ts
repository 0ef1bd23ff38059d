import { deviceStorage } from '#/storage.ts';
import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

export type Theme = 'light' | 'dark';

const STORED_KEY = 'theme';
// In step with public/before-paint.js, which sets the stored theme before the first paint.
const BAR_COLOR: Record<Theme, string> = { light: '#ffffff', dark: '#0b1120' };

const theme = createStore<Theme>(shownTheme(), 'light');

/** The theme of this device: light unless the person chose dark, whatever the system says. */
export function useTheme(): Theme {
  return useStore(theme);
}

function shownTheme(): Theme {
  return !import.meta.env.SSR && document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Changes the theme at once and keeps it on this device. */
export function setTheme(next: Theme): void {
  theme.set(next);
  deviceStorage.set(STORED_KEY, next);
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOR[next]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', next);
}
