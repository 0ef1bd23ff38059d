import { errorCode } from '#/api/errorMessage.ts';
import { keepReturn, type Intent } from '#/features/sessions/keepReturn.ts';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo, shownAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';

/** Where something was refused because the address is not confirmed: asks whether to do that now. False for other errors. */
export async function offerConfirmation(error: unknown): Promise<boolean> {
  if (errorCode(error) !== 'EMAIL_NOT_CONFIRMED') return false;
  await askToConfirm();
  return true;
}

/** Says that the address has to be confirmed first, and asks whether to do that now; then they are back here, and what they asked for is done. */
export async function askToConfirm(intent?: Intent): Promise<void> {
  if (await confirm(i18n.t('sessions.unconfirmed.needed'))) goToConfirm(intent);
}

/** To where an address is confirmed, and from there back here. */
export function goToConfirm(intent?: Intent): void {
  const { pathname, search } = shownAddress();
  keepReturn({ to: pathname + search, intent });
  navigateTo(paths.confirmEmail);
}
