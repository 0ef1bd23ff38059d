import { withoutPastLanguage } from '#/i18n/i18n.ts';
import { isText, tabStorage } from '#/storage.ts';
import { RETURN_KEPT_MS, RETURN_KEY, type Intent, type Return } from './keepReturn.ts';

/** What is done for somebody who has signed in. */
const INTENTS: readonly Intent['name'][] = ['likePost', 'likeComment', 'savePost', 'saveJobPosting', 'apply'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SIGN_IN_SCREENS = /^\/(?:signin|signup|home)(?:[/?#]|$)/;

/** Where to go once somebody is signed in: where they were, else to `fallback`. */
export function returnAddress(fallback: string): string {
  return readReturn()?.to ?? fallback;
}

/** What was asked for before signing in, once; whoever has not signed in but gone elsewhere asks for nothing any more. */
export function takeIntent(): Intent | undefined {
  const kept = readReturn();
  tabStorage.remove(RETURN_KEY);
  return kept?.intent;
}

/** What the storage holds is checked like anything from outside: it leads to no other site, and does nothing but what is listed. */
function readReturn(): Return | undefined {
  const kept = tabStorage.read(RETURN_KEY) as Partial<Return & { until: number }> | null | undefined;
  if (!kept || typeof kept.until !== 'number' || kept.until < Date.now() || kept.until > Date.now() + RETURN_KEPT_MS)
    return;
  if (!isText(kept.to) || !isOwnAddress(kept.to)) return;
  return { to: withoutPastLanguage(kept.to), intent: isIntent(kept.intent) ? kept.intent : undefined };
}

function isOwnAddress(address: string): boolean {
  const { origin } = window.location;
  return address.startsWith('/') && URL.parse(address, origin)?.origin === origin && !SIGN_IN_SCREENS.test(address);
}

function isIntent(value: unknown): value is Intent {
  const { name, uuid } = (value ?? {}) as Partial<Intent>;
  return INTENTS.some((intent) => intent === name) && isText(uuid) && UUID.test(uuid);
}
