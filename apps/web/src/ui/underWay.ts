import { createStore } from '#/store.ts';

/** How much of what somebody has asked for is on its way, without a place of its own on the screen that says so. */
export const underWay = createStore(0);

/** Has the screen say that something is on its way, until it has ended. */
export async function showUnderWay<T>(work: Promise<T>): Promise<T> {
  underWay.set(underWay.get() + 1);
  try {
    return await work;
  } finally {
    underWay.set(underWay.get() - 1);
  }
}
