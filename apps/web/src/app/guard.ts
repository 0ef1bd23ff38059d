import { redirect, replace } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { confirmLogin } from '#/features/sessions/requireLogin.ts';
import { i18n } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';

/** Lets only signed-in people pass; asks the others whether they want to sign in. Runs in a loader. */
export async function requireSession(request: Request): Promise<void> {
  if (hasValidSession()) return;
  // Looking may have ended an unreadable session, which has led to sign-in by itself.
  if (request.signal.aborted) throw redirect(paths.signIn);
  if (await confirmLogin()) throw redirect(paths.signIn);
  throw replace(whereTheyWere(request));
}

/** An address that does not exist: says so, and goes back. */
export async function refuseUnknownRoute(request: Request): Promise<never> {
  await showAlert(i18n.t('common.dialog.unknownRoute'));
  throw replace(whereTheyWere(request));
}

// While a loader runs the address bar still shows the screen that is left. It shows the wanted one already when that was
// typed, reloaded or gone back to: then there is nothing to return to but the main page.
function whereTheyWere(request: Request): string {
  const { pathname, search, href } = window.location;
  return new URL(request.url).href === href.split('#')[0] ? paths.main : pathname + search;
}
