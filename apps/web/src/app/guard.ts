import { replace, redirect } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { confirmLogin } from '#/features/sessions/requireLogin.ts';
import { keepReturn } from '#/features/sessions/keepReturn.ts';
import { i18n, withoutPastLanguage } from '#/i18n/i18n.ts';
import { shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';

/** Lets only signed-in people pass; asks the others whether they want to sign in. Runs in a loader. */
export async function requireSession(request: Request): Promise<void> {
  if (hasValidSession()) return;
  if (await confirmLogin()) {
    keepReturn({ to: addressOf(request) });
    throw redirect(paths.signIn);
  }
  return goBack(request);
}

/** An address that does not exist: says so, and goes back. */
export async function refuseUnknownRoute(request: Request): Promise<never> {
  await showAlert(i18n.t('common.dialog.unknownRoute'));
  return goBack(request);
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** To the screen that is shown, while another one is asked for; else to the one before. */
async function goBack(request: Request): Promise<never> {
  const { pathname, search } = shownAddress();
  if (pathname + search !== addressOf(request)) throw replace(withoutPastLanguage(pathname + search));
  // Few visits need it.
  const back = await import('./screenBefore.ts').catch(() => undefined);
  if (!back) throw replace(paths.main);
  return back.goToScreenBefore(request);
}
