import type { AuthorFragment } from '#/api/generated.ts';
import { createStore } from '#/store.ts';

/** Whose profile is open; the popup stands once, in the main layout (ProfileHost). */
export const openedProfile = createStore<AuthorFragment | undefined>(undefined);

/** Shows who somebody is, wherever their name stands. A withdrawn person has no profile. */
export function openProfile(user: AuthorFragment): void {
  if (!user.isWithdrawn) openedProfile.set(user);
}

export function closeProfile(): void {
  openedProfile.set(undefined);
}
