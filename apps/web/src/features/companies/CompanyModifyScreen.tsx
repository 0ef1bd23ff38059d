import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSignedInMe } from '#/features/account/useMe.ts';
import { sendChange } from '#/features/writing/sendChange.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { currentCompany, currentStanding, forgetCompany, updateCompany } from './company.actions.ts';
import { reviewedChanges, valuesOf, type CompanyValues, type MyCompany } from './company.schema.ts';
import { useCompanyForm, type CompanyEditor } from './companyDraft.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyGate } from './CompanyGate.tsx';
import { standingOf, type CompanyStanding } from './companyStanding.ts';
import { RejectionReason } from './RejectionReason.tsx';
import { tellCompanyRefusal } from './tellCompanyRefusal.ts';
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
  return company ? <ModifyForm key={company.uuid} company={company} /> : <ScreenSkeleton />;
}

function ModifyForm({ company }: { company: MyCompany }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
    const standing = await currentStanding().catch(() => standingOf(company.status));
    const isResubmitted = standing === 'approved' && changes.isReviewed;
    if (!(await confirm(t(questionOf(standing, isResubmitted))))) return;
    try {
      if (!(await change(company.uuid, editor))) return;
      editor.finish();
      await navigate(standing === 'approved' && !isResubmitted ? paths.company : paths.myInfo, { replace: true });
      await forgetCompany();
      toast(t('companies.form.saved'));
    } catch (error) {
      await tellCompanyRefusal(form, error, t('companies.failed.update'));
    }
  }

  return (
    <CompanyForm editor={editor} onSubmit={handleSubmit} submitLabel={t('companies.form.save')}>
      {company.rejectionReason && <RejectionReason>{company.rejectionReason}</RejectionReason>}
      {company.status === 'approved' && isReviewed && (
        <p role="status" className="rounded-card bg-accent-soft px-4 py-3 text-body text-ink-1">
          {t('companies.form.reviewWarning')}
        </p>
      )}
    </CompanyForm>
  );
}

/** Whether it was saved; the company may have been changed elsewhere, and that been given way to. */
function change(uuid: string, { form, version, takeNote }: CompanyEditor): Promise<boolean> {
  return sendChange({
    version,
    // Files that were not changed here are those that are saved by then.
    send: (known) => updateCompany(uuid, form.getValues(), known),
    async readAgain() {
      const now = await currentCompany();
      return { version: now.updatedAt, isOvertaken: takeNote({ saved: valuesOf(now), version: now.updatedAt }) };
    },
  });
}

function questionOf(standing: CompanyStanding | undefined, isResubmitted: boolean) {
  if (isResubmitted) return 'companies.form.confirmReview';
  return standing === 'rejected' ? 'companies.form.confirm' : 'companies.form.confirmModify';
}
