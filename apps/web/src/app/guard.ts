import { replace, redirect } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { confirmLogin } from '#/features/sessions/requireLogin.ts';
import { keepReturn } from '#/features/sessions/returning.ts';
import { i18n } from '#/i18n/i18n.ts';
import { handleOf, shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { tabStorage } from '#/storage.ts';
import { stepsBack } from '#/ui/backCloses.ts';
import { showAlert } from '#/ui/confirm.ts';

/** Lets only signed-in people pass; asks the others whether they want to sign in. Runs in a loader. */
export async function requireSession(request: Request): Promise<void> {
  if (hasValidSession()) return;
  if (await confirmLogin()) {
    keepReturn({ to: addressOf(request) });
    throw redirect(paths.signIn);
  }
  await goBack(request);
}

/** An address that does not exist: says so, and goes back. */
export async function refuseUnknownRoute(request: Request): Promise<never> {
  await showAlert(i18n.t('common.dialog.unknownRoute'));
  return goBack(request);
}

const LAST_SCREEN = 'lastScreen';

/** Remembers which screen the tab shows, for a page that is opened in it by an address that leads nowhere. */
export function rememberScreen(address: string): void {
  tabStorage.set(LAST_SCREEN, address);
}

/**
 * To the screen that the tab shows, or has shown before this address was typed, reloaded or gone back to; to the main page
 * where it is the tab's first.
 */
async function goBack(request: Request): Promise<never> {
  const { pathname, search } = shownAddress();
  if (pathname + search !== addressOf(request)) throw replace(pathname + search);
  const steps = stepsToScreen();
  if (steps === undefined || request.signal.aborted) throw replace(lastScreen() ?? paths.main);
  window.history.go(-steps);
  // Whatever comes of the step is another loading.
  return new Promise<never>(() => undefined);
}

/** How far back the nearest open screen lies; undefined where there is none, or the browser does not say. */
function stepsToScreen(): number | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const index = navigation?.currentEntry?.index;
  if (!navigation || index === undefined) return undefined;
  const before = navigation.entries().slice(0, index + 1 - stepsBack()).reverse();
  const steps = before.findIndex(({ url }) => url !== null && isOpenScreen(new URL(url).pathname));
  return steps === -1 ? undefined : steps + 1;
}

function lastScreen(): string | undefined {
  const address = tabStorage.get(LAST_SCREEN);
  return address && isOpenScreen(address.split('?')[0] ?? '') ? address : undefined;
}

function isOpenScreen(pathname: string): boolean {
  const handle = handleOf(pathname) as { isGuarded?: boolean } | undefined;
  return handle?.isGuarded === false;
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
