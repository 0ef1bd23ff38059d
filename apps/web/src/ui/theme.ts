import { deviceStorage } from '#/storage.ts';
import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';
import { BAR_COLOR, type Theme, THEME_KEY } from './themes.ts';

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
  deviceStorage.set(THEME_KEY, next);
  document.documentElement.dataset.theme = next;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOR[next]);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', next);
}
