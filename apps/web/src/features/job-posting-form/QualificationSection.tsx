import { EXTRA_INFO_MAX } from '@haiko/shared/limits';
import { CAREERS } from '@haiko/shared/reference/careers';
import { EDUCATIONS } from '@haiko/shared/reference/educations';
import type { PlacedByState } from '@haiko/shared/reference/visas';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormSelect } from '#/ui/form/FormFields.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { TextArea } from '#/ui/TextArea.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { placedByState } from './jobPostingForm.ts';
import { LanguageRows } from './LanguageRows.tsx';
import { optionsOf } from './selectOptions.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

/** Who places the workers whom a company may not look for by itself. */
const OFFICES = {
  'E-8': 'jobPostingForm.governmentOnly.e8',
  'E-9': 'jobPostingForm.governmentOnly.e9',
  'E-10': 'jobPostingForm.governmentOnly.e10',
} as const satisfies Record<PlacedByState, MessageKey>;

/** Whom the company looks for. */
export function QualificationSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field: extraInfo } = useController<JobPostingValues, 'extraInfo'>({ name: 'extraInfo' });
  const visas = useWatch<JobPostingValues, 'visas'>({ name: 'visas' });
  return (
    <FormSection>
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
      <div role="status" className="-mt-2 flex flex-col gap-2 empty:hidden">
        {placedByState(visas).map((code) => (
          <p key={code} className="rounded-card bg-accent-soft px-3.5 py-2.5 text-body text-ink-1">
            {t(OFFICES[code])}
          </p>
        ))}
      </div>
      <details className="text-body text-ink-2">
        <summary className="flex min-h-11 items-center text-main">{t('jobPostingForm.minorsTitle')}</summary>
        <p className="pb-2">{t('jobPostingForm.minors')}</p>
      </details>
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
