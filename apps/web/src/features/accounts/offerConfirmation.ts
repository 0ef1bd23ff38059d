import { errorCode } from '#/api/errorMessage.ts';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';

/** Where something was refused because the address is not confirmed: asks whether to do that now. False for other errors. */
export async function offerConfirmation(error: unknown): Promise<boolean> {
  if (errorCode(error) !== 'EMAIL_NOT_CONFIRMED') return false;
  if (await confirm(i18n.t('sessions.unconfirmed.needed'))) navigateTo(paths.confirmEmail);
  return true;
}
