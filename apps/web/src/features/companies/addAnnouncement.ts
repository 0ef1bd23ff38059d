import { requireLogin } from '#/features/account/requireLogin.ts';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { currentStanding } from './company.actions.ts';
import { STANDING_ALERTS } from './companyStanding.ts';

/** What the button for a new announcement does: leads an approved company to the form, and tells the others why not. */
export async function addAnnouncement(): Promise<void> {
  if (!(await requireLogin())) return;
  const standing = await currentStanding().catch(() => undefined);
  if (standing === undefined) return showAlert(i18n.t('companies.failed.lookup'));
  if (standing === 'approved') return navigateTo(paths.jobWriting);
  if (standing === 'none') return navigateTo(paths.companyRegister);
  await showAlert(i18n.t(STANDING_ALERTS[standing]));
}
