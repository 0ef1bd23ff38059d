import { useTranslation } from 'react-i18next';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { useLeaveForm } from '#/ui/form/useStepHistory.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { registerCompany } from './company.actions.ts';
import { payloadOf, type CompanyValues } from './company.schema.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { CompanyGate } from './CompanyGate.tsx';
import { showCompanyError } from './showCompanyError.ts';
import { useCompanyForm } from './useCompanyForm.ts';

/** /enterprisecertification: a company is registered and waits for its review. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.form.titleRegister')}</ScreenTitle>
      <CompanyGate allows={['none']}>
        <RegisterForm />
      </CompanyGate>
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function RegisterForm() {
  const { t } = useTranslation();
  const leaveFor = useLeaveForm();
  const { uuid: account } = useSignedInMe();
  const editor = useCompanyForm(account);

  async function handleSubmit(values: CompanyValues) {
    if (!(await confirm(t('companies.form.confirm')))) return;
    try {
      // Away before the company is known here: who has one may not see this screen.
      await registerCompany(payloadOf(values), async () => {
        editor.finish();
        await leaveFor(paths.jobPostings);
      });
      toast(t('companies.form.submitted'));
    } catch (error) {
      await showCompanyError(editor.form, error, t('companies.failed.register'));
    }
  }

  return (
    <CompanyForm editor={editor} onSubmit={handleSubmit} submitLabel={t('companies.form.submit')}>
      <ConfirmFirst />
      <p className="text-body text-ink-3">{t('companies.form.lead')}</p>
    </CompanyForm>
  );
}
