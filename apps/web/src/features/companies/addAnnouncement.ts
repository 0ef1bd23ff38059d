import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { loadReviewStatus } from './company.actions.ts';
import { REVIEW_STATUS_ALERTS } from './reviewStatus.ts';

/** What the button for a new announcement does: leads an approved company to the form, and tells the others why not. */
export async function addAnnouncement(): Promise<void> {
  if (!(await requireLogin())) return;
  const standing = await loadReviewStatus().catch(() => undefined);
  if (standing === undefined) return showAlert(i18n.t('companies.failed.lookup'));
  if (standing === 'approved') return navigateTo(paths.jobPostingWriting);
  if (standing === 'none') {
    // Who looks for work may have tapped it, too.
    const question = { message: i18n.t('companies.alert.none'), yes: i18n.t('companies.menu.register') };
    if (await confirm(question)) navigateTo(paths.companyRegister);
    return;
  }
  await showAlert(i18n.t(REVIEW_STATUS_ALERTS[standing]));
}
