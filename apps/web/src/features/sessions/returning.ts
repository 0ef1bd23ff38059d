import { isText, tabStorage } from '#/storage.ts';

/** What can be asked for before signing in and is done afterwards. */
const INTENTS = ['likePost', 'likeComment', 'savePost', 'saveJobPosting', 'apply'] as const;

/** Something that a visitor has tapped, by the uuid of what it is about. */
export interface Intent {
  name: (typeof INTENTS)[number];
  uuid: string;
}

/** Where somebody was who has gone to sign in, and what they had asked for there. */
interface Return {
  to: string;
  intent?: Intent | undefined;
}

const STORED_KEY = 'afterSignIn';
/** As long as signing up takes with an interruption; who comes later has forgotten what they tapped. */
const KEPT_MS = 30 * 60_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SIGN_IN_SCREENS = /^\/(?:signin|signup|home)(?:[/?#]|$)/;

/** Remembers, for this tab and a while, where to return to after signing in. */
export function keepReturn({ to, intent }: Return): void {
  tabStorage.write(STORED_KEY, { to, intent, until: Date.now() + KEPT_MS });
}

/** Where to go once somebody is signed in: where they were, else to `fallback`. */
export function returnAddress(fallback: string): string {
  return readReturn()?.to ?? fallback;
}

/** What was asked for before signing in, once; whoever has not signed in but gone elsewhere asks for nothing any more. */
export function takeIntent(): Intent | undefined {
  const kept = readReturn();
  tabStorage.remove(STORED_KEY);
  return kept?.intent;
}

/** What the storage holds is checked like anything from outside: it leads to no other site, and does nothing but what is listed. */
function readReturn(): Return | undefined {
  const kept = tabStorage.read(STORED_KEY) as Partial<Return & { until: number }> | null | undefined;
  if (!kept || typeof kept.until !== 'number' || kept.until < Date.now() || kept.until > Date.now() + KEPT_MS) return;
  if (!isText(kept.to) || !isOwnAddress(kept.to)) return;
  return { to: kept.to, intent: isIntent(kept.intent) ? kept.intent : undefined };
}

function isOwnAddress(address: string): boolean {
  const { origin } = window.location;
  return (
    address.startsWith('/') &&
    URL.parse(address, origin)?.origin === origin &&
    !SIGN_IN_SCREENS.test(address)
  );
}

function isIntent(value: unknown): value is Intent {
  const { name, uuid } = (value ?? {}) as Partial<Intent>;
  return INTENTS.some((intent) => intent === name) && isText(uuid) && UUID.test(uuid);
}
