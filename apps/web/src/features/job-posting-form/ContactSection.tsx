import { RotateCcw } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '#/features/companies/PhoneField.tsx';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { Button } from '#/ui/Button.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import type { JobPostingValues } from './jobPostingFields.ts';

const NAMES = ['contactName', 'contactMobile', 'contactPhone', 'contactEmail'] as const;

/** Whom applicants turn to; everybody who reads the posting sees it. */
export function ContactSection() {
  const { t } = useTranslation();
  const { setValue, clearErrors } = useFormContext<JobPostingValues>();

  function handleReset() {
    for (const name of NAMES) setValue(name, '', { shouldDirty: true });
    clearErrors([...NAMES]);
  }

  return (
    <FormSection>
      <FormTextField name="contactName" label={t('jobPostings.detail.contactName')} autoComplete="name" />
      <PhoneField name="contactMobile" label={t('jobPostings.detail.mobile')} />
      <PhoneField name="contactPhone" label={t('jobPostings.detail.phone')} />
      <EmailField name="contactEmail" label={t('jobPostings.detail.email')} />
      <div>
        <Button variant="quiet" size="sm" icon={<RotateCcw aria-hidden size={18} />} onClick={handleReset}>
          {t('common.button.reset')}
        </Button>
      </div>
    </FormSection>
  );
}
