import { createStore } from '#/store.ts';

/** The posting to which somebody wanted to apply before they signed in, had confirmed their address or had a résumé: its screen goes on with it. */
export const askedToApply = createStore<string | undefined>(undefined);

/** What the screen that writes a résumé is told of why it is opened. */
export interface ResumeFor {
  /** The posting to go back to, to apply. */
  applyFor?: string;
}
