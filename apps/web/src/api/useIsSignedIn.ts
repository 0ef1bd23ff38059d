import { useStore } from '#/useStore.ts';
import { account } from './session.ts';

/** Whether somebody is signed in; components follow it. */
export function useIsSignedIn(): boolean {
  return useStore(account) !== undefined;
}
