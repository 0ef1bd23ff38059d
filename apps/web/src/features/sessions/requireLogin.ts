import { hasValidSession, isSessionUnreadable } from '#/api/session.ts';
import { i18n, loadNextMessages } from '#/i18n/i18n.ts';
import { navigateTo, shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import type { Wish } from './askToLogIn.ts';
import { keepReturn, type Intent } from './keepReturn.ts';

interface Asked {
  /** Done once they are signed in and back. */
  intent?: Intent;
  /** Where they want to be then, in place of where they are. */
  to?: string;
}

/** The first line of every handler that needs a signed-in person: `if (!(await requireLogin('like'))) return;`. */
export async function requireLogin(wish: Wish = 'other', { intent, to }: Asked = {}): Promise<boolean> {
  if (hasValidSession()) return true;
  if (await askFor(wish)) {
    const { pathname, search } = shownAddress();
    keepReturn({ to: to ?? pathname + search, intent });
    navigateTo(paths.signIn);
  }
  return false;
}

/** Its words come with code of their own; where they cannot be loaded, the guards' question is better than none. */
async function askFor(wish: Wish): Promise<boolean> {
  try {
    const [{ askToLogIn }] = await Promise.all([import('./askToLogIn.ts'), loadNextMessages()]);
    return await askToLogIn(wish);
  } catch {
    return confirmLogin();
  }
}

/** The question of the guards of screens; where a session is stored of which nobody knows the end, it says so. */
export function confirmLogin(): Promise<boolean> {
  const message = i18n.t('common.dialog.loginRequired');
  return confirm(isSessionUnreadable() ? { title: i18n.t('common.session.invalidExpiry'), message } : message);
}
