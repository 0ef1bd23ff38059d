import { MINIMUM_WAGE_URL } from '@haiko/shared/reference/minimumWages';
import { SALARY_TYPES } from '@haiko/shared/reference/salaryTypes';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { wageWords } from '#/features/job-postings/jobPostingTexts.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { amountDigits, amountText } from '#/ui/digits.ts';
import { DigitsField } from '#/ui/DigitsField.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { Select } from '#/ui/Select.tsx';
import { isNegotiable } from './jobPostingForm.schema.ts';
import { paysTooLittle } from './jobPostingForm.ts';
import { optionsOf } from './selectOptions.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

/** How the salary is counted, and from how much to how much it goes: nothing of that while it is negotiable. */
export function PayFields() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { setValue, clearErrors } = useFormContext<JobPostingValues>();
  const { field } = useController<JobPostingValues, 'salaryTypeId'>({ name: 'salaryTypeId' });
  const isWithout = isNegotiable(field.value);

  function handleType(type: string) {
    field.onChange(type);
    if (!isNegotiable(type)) return;
    for (const name of ['salaryAmountMin', 'salaryAmountMax'] as const) setValue(name, '');
    clearErrors(['salaryAmountMin', 'salaryAmountMax']);
  }

  return (
    <>
      <Select
        {...field}
        label={t('jobPostingForm.salaryType')}
        placeholder={t('jobPostingForm.choose')}
        error={useFieldError('salaryTypeId')}
        options={optionsOf(SALARY_TYPES, language)}
        onChange={({ target }) => handleType(target.value)}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <AmountField name="salaryAmountMin" label={t('jobPostingForm.salaryMin')} isDisabled={isWithout} />
        <AmountField name="salaryAmountMax" label={t('jobPostingForm.salaryMax')} isDisabled={isWithout} />
      </div>
      <MinimumWage />
    </>
  );
}

interface AmountFieldProps {
  name: 'salaryAmountMin' | 'salaryAmountMax';
  label: string;
  isDisabled: boolean;
}

/** Won: digits get in alone, and are shown with thousand separators. */
function AmountField({ name, label, isDisabled }: AmountFieldProps) {
  const {
    field: { value, onChange, ...field },
  } = useController<JobPostingValues, AmountFieldProps['name']>({ name });
  const error = useFieldError(name);
  return (
    <DigitsField
      {...field}
      text={amountText(value)}
      digitsOf={amountDigits}
      onType={onChange}
      label={label}
      error={error}
      disabled={isDisabled}
    />
  );
}

/** What the law asks for this year; said louder when the salary is less. It is not refused. */
function MinimumWage() {
  const { t } = useTranslation();
  const [salaryTypeId, salaryAmountMin, workingTime] = useWatch<
    JobPostingValues,
    ['salaryTypeId', 'salaryAmountMin', 'workingTime']
  >({ name: ['salaryTypeId', 'salaryAmountMin', 'workingTime'] });
  const wage = wageWords();
  const isBelow = paysTooLittle({ salaryTypeId, salaryAmountMin, workingTime });
  return (
    <div role="status" className="-mt-1 flex flex-col gap-2 text-meta text-ink-3">
      <p>
        {t('jobPostingForm.minimumWage', wage)}{' '}
        <a
          href={MINIMUM_WAGE_URL}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1 py-1 font-medium text-main underline underline-offset-2"
        >
          {t('jobPostings.pay.official')}
          <ExternalLink aria-hidden size={14} />
        </a>
      </p>
      {isBelow && (
        <p className="flex gap-2 rounded-card bg-accent-soft px-3.5 py-2.5 text-body text-ink-1">
          <TriangleAlert aria-hidden size={18} className="mt-[0.2em] shrink-0" />
          <span>{t('jobPostings.pay.belowHint', wage)}</span>
        </p>
      )}
    </div>
  );
}
