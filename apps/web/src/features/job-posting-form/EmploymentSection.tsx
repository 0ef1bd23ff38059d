import { DEADLINE_MAX_DAYS } from '@haiko/shared/limits';
import { EMPLOYMENT_TYPES } from '@haiko/shared/reference/employmentTypes';
import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { FormDateField } from '#/ui/date/DateField.tsx';
import { FormSection } from '#/ui/form/Form.tsx';
import { FormSelect } from '#/ui/form/FormFields.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { optionsOf } from './selectOptions.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

/** How somebody is employed, until when they may apply, and who may know. */
export function EmploymentSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { field: isPublic } = useController<JobPostingValues, 'isPublic'>({ name: 'isPublic' });
  const [days] = useState(() => ({
    min: seoulDayAfter(0, serverNow()),
    max: seoulDayAfter(DEADLINE_MAX_DAYS, serverNow()),
  }));
  return (
    <FormSection title={t('jobPostingForm.employment')}>
      <FormSelect
        name="employmentType"
        label={t('jobSearch.filter.employmentType')}
        placeholder={t('jobPostingForm.choose')}
        options={optionsOf(EMPLOYMENT_TYPES, language)}
      />
      <FormDateField
        name="deadlineDate"
        label={t('jobPostingForm.deadline')}
        hint={t('jobPostingForm.deadlineHint')}
        {...days}
      />
      <div>
        <Switch label={t('jobPostingForm.isPublic')} isOn={isPublic.value} onChange={isPublic.onChange} />
        <p className="text-meta text-ink-3">{t('jobPostingForm.isPublicHint')}</p>
      </div>
    </FormSection>
  );
}
