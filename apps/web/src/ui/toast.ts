import type { ReactNode } from 'react';
import { createStore } from '#/store.ts';

const SHOWN_MS = 3_000;

export interface Toast {
  id: number;
  message: ReactNode;
}

/** The toast on the screen, if any (ToastHost). */
export const currentToast = createStore<Toast | undefined>(undefined);

let lastId = 0;

/**
 * Good news that needs no answer ("copied"), for three seconds. Never while a dialog is open, where it could be neither
 * tapped nor read out; failures are told by `showAlert`.
 */
export function toast(message: ReactNode): void {
  const id = ++lastId;
  currentToast.set({ id, message });
  window.setTimeout(() => {
    if (currentToast.get()?.id === id) currentToast.set(undefined);
  }, SHOWN_MS);
}
