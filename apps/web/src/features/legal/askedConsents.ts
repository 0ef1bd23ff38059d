import type { RequiredConsent } from '@haiko/shared/consents';
import { createStore } from '#/store.ts';

export interface AskedConsents {
  due: readonly RequiredConsent[];
  answer: (isGiven: boolean) => void;
}

/** What somebody is asked to agree to now (ConsentHost). */
export const askedConsents = createStore<AskedConsents | undefined>(undefined);
