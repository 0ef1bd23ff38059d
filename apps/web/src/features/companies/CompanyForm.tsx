import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form, FormFooter, FormSection } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import type { CompanyValues } from './company.schema.ts';
import { CompanyFileField } from './CompanyFileField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RegistrationNumberField } from './RegistrationNumberField.tsx';
import type { CompanyEditor } from './useCompanyForm.ts';

interface CompanyFormProps {
  editor: CompanyEditor;
  onSubmit: (values: CompanyValues) => Promise<void>;
  submitLabel: string;
  /** Above the fields: what is to be known before filling them in. */
  children?: ReactNode;
}

/** Everything that a company says of itself; the same for a new one and for one that is changed. */
export function CompanyForm({ editor, onSubmit, submitLabel, children }: CompanyFormProps) {
  const { t } = useTranslation();
  useLeaveQuestion({ isModify: true, mustAsk: editor.isChanged });
  const showProblem = (_path: string, key: string) =>
    void showAlert(key === REQUIRED ? t('companies.form.required') : translateKey(t, key));
  return (
    <div className="flex flex-1 flex-col px-4">
      <Form form={editor.form} onSubmit={onSubmit} onInvalid={showProblem}>
        <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
        {children}
        <CompanySection />
        <FilesSection />
        <ManagerSection />
        <FormFooter isAboveBar>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormFooter>
      </Form>
    </div>
  );
}

function CompanySection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('companies.form.company')}>
      <FormTextField name="companyName" label={t('companies.form.companyName')} autoComplete="organization" />
      <RegistrationNumberField name="businessRegistrationNumber" />
      <FormTextField
        name="homepageUrl"
        label={t('companies.form.homepage')}
        isOptional
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormSection>
  );
}

function FilesSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('companies.form.files')}>
      <CompanyFileField
        name="certificate"
        purpose="company-registration"
        label={t('companies.form.certificate')}
        hint={t('companies.form.certificateHint')}
      />
      <CompanyFileField
        name="logo"
        purpose="company-logo"
        label={t('companies.form.logo')}
        hint={t('companies.form.logoHint')}
        isOptional
      />
    </FormSection>
  );
}

function ManagerSection() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('companies.form.manager')}>
      <FormTextField name="managerName" label={t('companies.form.managerName')} autoComplete="name" />
      <PhoneField name="managerMobile" label={t('companies.form.managerMobile')} />
      <PhoneField name="managerPhone" label={t('companies.form.managerPhone')} />
      <EmailField name="managerEmail" label={t('companies.form.managerEmail')} />
    </FormSection>
  );
}
