import { createStore } from '#/store.ts';

/** The posting to which somebody wanted to apply before they signed in: its sheet opens as soon as it can. */
export const askedToApply = createStore<string | undefined>(undefined);
