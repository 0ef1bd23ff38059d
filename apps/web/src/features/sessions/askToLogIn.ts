import { i18n } from '#/i18n/i18n.ts';
import { confirm } from '#/ui/confirm.ts';

/** What a visitor wants to do. */
export type Wish = 'like' | 'save' | 'comment' | 'apply' | 'note' | 'friend' | 'other';

/** Says what logging in gives for it, and asks whether they want to. */
export function askToLogIn(wish: Wish): Promise<boolean> {
  return confirm({ title: i18n.t(`sessions.wish.${wish}`), message: i18n.t('sessions.wish.question') });
}
