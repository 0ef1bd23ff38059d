import { hasValidSession } from '#/api/session.ts';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';

/** The first line of every handler that needs a signed-in person: `if (!(await requireLogin())) return;`. */
export async function requireLogin(): Promise<boolean> {
  if (hasValidSession()) return true;
  if (await confirmLogin()) navigateTo(paths.signIn);
  return false;
}

/** The question that guards of screens and of actions share. */
export function confirmLogin(): Promise<boolean> {
  return confirm(i18n.t('common.dialog.loginRequired'));
}
