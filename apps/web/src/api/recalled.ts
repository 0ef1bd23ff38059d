import { createStore } from '#/store.ts';
import { useStore } from '#/useStore.ts';

type Times = Readonly<Record<string, number>>;
const NONE: Times = {};

/** Of screens that show what was kept: since when the oldest of it may have changed; by path. */
const times = createStore<Times>(NONE);

export function noteRecalled(path: string, keptAt: number): void {
  const known = times.get();
  times.set({ ...known, [path]: Math.min(known[path] ?? keptAt, keptAt) });
}

/** Since when what a screen shows may have changed; undefined where it comes from the server. */
export function useRecalledAt(path: string): number | undefined {
  return useStore(times)[path];
}

export function hasRecalled(): boolean {
  return times.get() !== NONE;
}

export function forgetRecalled(): void {
  times.set(NONE);
}
