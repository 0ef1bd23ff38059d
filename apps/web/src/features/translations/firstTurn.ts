import { wantsToSaveData } from '#/ui/saveData.ts';
import { turnables } from './useTurning.ts';

/** So many that the eye follows, and no more letters than these are fetched for. */
const LANGUAGES_SHOWN = 2;

/**
 * Shows a newcomer once what Haiko is: the first text of the feed turns through other languages, by itself, and stops. Never for who wants
 * little motion or little data; `isFirst` says whether it has not happened on this device.
 */
export async function turnFirstText(isFirst: () => Promise<boolean>): Promise<void> {
  const isUnwanted = window.matchMedia('(prefers-reduced-motion: reduce)').matches || wantsToSaveData();
  if (isUnwanted || window.location.pathname !== '/main') return;
  const [first] = [...turnables]
    .filter(([area]) => isInSight(area))
    .sort(([one], [other]) => topOf(one) - topOf(other));
  if (!first || !(await isFirst())) return;
  const letGo = new AbortController();
  const stop = () => letGo.abort();
  // Who does something else has seen enough.
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, stop, { once: true });
  await first[1](letGo.signal, LANGUAGES_SHOWN);
  for (const sign of ['pointerdown', 'keydown']) window.removeEventListener(sign, stop);
}

const topOf = (area: Element): number => area.getBoundingClientRect().top;

function isInSight(area: Element): boolean {
  const { top, bottom } = area.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
