import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { useLeaveForm } from '#/ui/form/useStepHistory.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { forgetCompany, loadReviewStatus } from './company.actions.ts';
import { reviewedChanges, type CompanyValues, type MyCompany } from './company.schema.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyGate } from './CompanyGate.tsx';
import { RejectionReason } from './RejectionReason.tsx';
import { reviewStatusOf, type ReviewStatus } from './reviewStatus.ts';
import { showCompanyError } from './showCompanyError.ts';
import { useCompanyForm } from './useCompanyForm.ts';
import { useMyCompany } from './useMyCompany.ts';

/** /enterprisemodify: a company is changed, or supplemented after its rejection. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.form.titleModify')}</ScreenTitle>
      <CompanyGate allows={['pending', 'approved', 'rejected']}>
        <Loaded />
      </CompanyGate>
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function Loaded() {
  const { t } = useTranslation();
  const { company, hasFailed, retry } = useMyCompany();
  if (hasFailed) return <InlineError message={t('companies.failed.detail')} onRetry={retry} />;
  if (company && !company.isOwner) return <Navigate to={paths.company} replace />;
  return company ? <ModifyForm key={company.uuid} company={company} /> : <ScreenSkeleton />;
}

function ModifyForm({ company }: { company: MyCompany }) {
  const { t } = useTranslation();
  const leaveFor = useLeaveForm();
  const { uuid: account } = useSignedInMe();
  const editor = useCompanyForm(account, company);
  const { form, saved } = editor;
  const { isReviewed } = reviewedChanges(saved, useWatch({ control: form.control }) as CompanyValues);

  async function handleSubmit(values: CompanyValues) {
    const changes = reviewedChanges(saved, values);
    if (changes.needsCertificate) {
      form.setError('certificate', { message: 'companies.form.certificateNeeded' }, { shouldFocus: true });
      return showAlert(t('companies.form.certificateNeeded'));
    }
    // A reviewer may have decided while the form was open.
    const status = await loadReviewStatus().catch(() => reviewStatusOf(company.status));
    const isResubmitted = status === 'approved' && changes.isReviewed;
    if (!(await confirm(t(questionOf(status, isResubmitted))))) return;
    try {
      if (!(await editor.change(company.uuid))) return;
      editor.finish();
      await leaveFor(status === 'approved' && !isResubmitted ? paths.company : paths.myInfo);
      await forgetCompany();
      toast(t('companies.form.saved'));
    } catch (error) {
      await showCompanyError(form, error, t('companies.failed.update'));
    }
  }

  return (
    <CompanyForm isModify editor={editor} onSubmit={handleSubmit} submitLabel={t('companies.form.save')}>
      {company.rejectionReason && <RejectionReason>{company.rejectionReason}</RejectionReason>}
      {company.status === 'approved' && isReviewed && (
        <p role="status" className="rounded-card bg-accent-soft px-4 py-3 text-body text-ink-1">
          {t('companies.form.reviewWarning')}
        </p>
      )}
    </CompanyForm>
  );
}

function questionOf(status: ReviewStatus | undefined, isResubmitted: boolean) {
  if (isResubmitted) return 'companies.form.confirmReview';
  return status === 'rejected' ? 'companies.form.confirm' : 'companies.form.confirmModify';
}
