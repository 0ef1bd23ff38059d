import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '#/features/forms/DraftNotice.tsx';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { REQUIRED } from '#/features/forms/problemMessages.ts';
import { useLeaveQuestion } from '#/features/forms/useLeaveQuestion.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { StepForm } from '#/ui/form/StepForm.tsx';
import type { CompanyValues } from './company.schema.ts';
import { CompanyFileField } from './CompanyFileField.tsx';
import { CompanyPreview } from './CompanyPreview.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RegistrationNumberField } from './RegistrationNumberField.tsx';
import type { CompanyEditor } from './useCompanyForm.ts';

interface CompanyFormProps {
  editor: CompanyEditor;
  onSubmit: (values: CompanyValues) => Promise<void>;
  submitLabel: string;
  /** A company that is there is changed. */
  isModify?: boolean;
  /** Above the fields: what is to be known before filling them in. */
  children?: ReactNode;
}

const STEPS = {
  company: ['companyName', 'businessRegistrationNumber', 'homepageUrl'],
  files: ['certificate', 'logo'],
  manager: ['managerName', 'managerMobile', 'managerPhone', 'managerEmail'],
} as const satisfies Record<string, readonly (keyof CompanyValues)[]>;

/** Everything that a company says of itself, in three steps; the same for a new one and for one that is changed. */
export function CompanyForm({ editor, onSubmit, submitLabel, isModify = false, children }: CompanyFormProps) {
  const { t } = useTranslation();
  useLeaveQuestion({ isModify: true, mustAsk: editor.isChanged });
  return (
    <div className="flex flex-1 flex-col gap-4 px-4">
      <DraftNotice draft={editor.draft} onDiscard={editor.discard} />
      {children}
      <StepForm
        form={editor.form}
        onSubmit={onSubmit}
        alertOf={({ message }) => (message === REQUIRED ? t('companies.form.required') : translateKey(t, message))}
        isModify={isModify}
        submitLabel={submitLabel}
        preview={<CompanyPreview />}
        steps={[
          { title: t('companies.form.company'), names: STEPS.company, content: <CompanySection /> },
          { title: t('companies.form.files'), names: STEPS.files, content: <FilesSection /> },
          { title: t('companies.form.manager'), names: STEPS.manager, content: <ManagerSection /> },
        ]}
      />
    </div>
  );
}

function CompanySection() {
  const { t } = useTranslation();
  return (
    <FormSection>
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
    <FormSection>
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
    <FormSection>
      <FormTextField name="managerName" label={t('companies.form.managerName')} autoComplete="name" />
      <PhoneField name="managerMobile" label={t('companies.form.managerMobile')} />
      <PhoneField name="managerPhone" label={t('companies.form.managerPhone')} />
      <EmailField name="managerEmail" label={t('companies.form.managerEmail')} />
    </FormSection>
  );
}
