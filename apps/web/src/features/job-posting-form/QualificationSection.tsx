import { EXTRA_INFO_MAX } from '@haiko/shared/limits';
import { CAREERS } from '@haiko/shared/reference/careers';
import { EDUCATIONS } from '@haiko/shared/reference/educations';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormSelect } from '#/ui/form/FormFields.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { TextArea } from '#/ui/TextArea.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { hasGovernmentVisa } from './jobPostingForm.ts';
import { LanguageRows } from './LanguageRows.tsx';
import { optionsOf } from './selectOptions.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

/** Whom the company looks for. */
export function QualificationSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field: extraInfo } = useController<JobPostingValues, 'extraInfo'>({ name: 'extraInfo' });
  const visas = useWatch<JobPostingValues, 'visas'>({ name: 'visas' });
  return (
    <FormSection title={t('jobPostingForm.qualification')}>
      <FormSelect
        name="career"
        label={t('jobPostings.detail.career')}
        placeholder={t('jobPostingForm.choose')}
        options={optionsOf(CAREERS, language)}
      />
      <FormSelect
        name="educationId"
        label={t('jobPostings.detail.education')}
        placeholder={t('jobPostingForm.choose')}
        options={optionsOf(EDUCATIONS, language)}
      />
      <ChoicesField name="visas" filter="visa" label={t('jobPostings.detail.visas')} />
      {hasGovernmentVisa(visas) && (
        <p role="status" className="-mt-2 rounded-card bg-accent-soft px-3.5 py-2.5 text-body text-ink-1">
          {t('jobPostingForm.governmentOnly')}
        </p>
      )}
      <LanguageRows />
      <TextArea
        {...extraInfo}
        label={t('jobPostings.detail.extraInfo')}
        error={useFieldError('extraInfo')}
        limit={EXTRA_INFO_MAX}
        isOptional
        rows={3}
      />
    </FormSection>
  );
}
