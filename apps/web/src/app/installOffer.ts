import { createStore } from '#/store.ts';

/** The browser's event `beforeinstallprompt`, which TypeScript does not know: it lets the page ask whether to install. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** What the browser allows to ask, where it does. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);
/** What the reader is asked now. */
export const installOffer = createStore<InstallPrompt | undefined>(undefined);

declare global {
  interface Window {
    /** One that came before the app, which src/beforePaint has kept. */
    earlyInstallPrompt?: InstallPrompt;
  }
}

/** Keeps the browser's own question until it is ours to ask; it comes early and once. */
export function followInstallPrompt(): void {
  installPrompt.set(window.earlyInstallPrompt);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
