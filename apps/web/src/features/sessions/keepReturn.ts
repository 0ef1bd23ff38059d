import { tabStorage } from '#/storage.ts';

/** Something that a visitor has tapped, by the uuid of what it is about: what can be done for them once they are signed in. */
export interface Intent {
  name: 'likePost' | 'likeComment' | 'savePost' | 'saveJobPosting' | 'apply';
  uuid: string;
}

/** Where somebody was who has gone to sign in, and what they had asked for there. */
export interface Return {
  to: string;
  intent?: Intent | undefined;
}

export const RETURN_KEY = 'afterSignIn';
/** As long as signing up takes with an interruption; who comes later has forgotten what they tapped. */
export const RETURN_KEPT_MS = 30 * 60_000;

/** Remembers, for this tab and a while, where to return to after signing in. */
export function keepReturn({ to, intent }: Return): void {
  tabStorage.write(RETURN_KEY, { to, intent, until: Date.now() + RETURN_KEPT_MS });
}
