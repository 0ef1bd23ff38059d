import { RotateCcw } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#/features/account/EmailField.tsx';
import { PhoneField } from '#/features/companies/PhoneField.tsx';
import { Button } from '#/ui/Button.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { EMPTY_CONTACT } from './jobForm.ts';
import type { JobValues } from './jobForm.schema.ts';

const NAMES = ['contactName', 'contactMobile', 'contactPhone', 'contactEmail'] as const;

/** Whom applicants turn to; everybody who reads the posting sees it. */
export function ContactSection() {
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<JobValues>();

  function handleReset() {
    for (const name of NAMES) setValue(name, EMPTY_CONTACT[name], { shouldDirty: true });
    clearErrors([...NAMES]);
  }

  return (
    <FormSection title={t('companies.form.manager')}>
      <FormTextField name="contactName" label={t('jobs.detail.contactName')} autoComplete="name" />
      <PhoneField name="contactMobile" label={t('jobs.detail.mobile')} />
      <PhoneField name="contactPhone" label={t('jobs.detail.phone')} />
      <EmailField name="contactEmail" label={t('jobs.detail.email')} />
      <div>
        <Button variant="quiet" size="sm" icon={<RotateCcw aria-hidden size={18} />} onClick={handleReset}>
          {t('common.button.reset')}
        </Button>
      </div>
    </FormSection>
  );
}
