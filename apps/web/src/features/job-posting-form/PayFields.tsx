import { MINIMUM_WAGE_URL } from '@haiko/shared/reference/minimumWages';
import { SALARY_TYPES } from '@haiko/shared/reference/salaryTypes';
import { type OfferedPay, paidHoursOf, paysWeeklyHoliday, type WageShortfall } from '@haiko/shared/rules/minimumWage';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { wageWords } from '#/features/job-postings/jobPostingTexts.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { amountDigits, amountText } from '#/ui/digits.ts';
import { DigitsField } from '#/ui/DigitsField.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { Select } from '#/ui/Select.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { isNegotiable } from './jobPostingForm.schema.ts';
import { mayPayTooLittle, payOf, shortfallOf } from './jobPostingForm.ts';
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
        error={useFieldError('salaryTypeId', t('jobPostingForm.salaryType'))}
        options={optionsOf(SALARY_TYPES, language)}
        onChange={({ target }) => handleType(target.value)}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <AmountField name="salaryAmountMin" label={t('jobPostingForm.salaryMin')} isDisabled={isWithout} />
        <AmountField name="salaryAmountMax" label={t('jobPostingForm.salaryMax')} isDisabled={isWithout} />
      </div>
      <FlagField name="isPieceRate" label={t('jobPostingForm.isPieceRate')} />
      <FlagField
        name="hasProbation"
        label={t('jobPostingForm.hasProbation')}
        hint={t('jobPostingForm.hasProbationHint')}
      />
      <MinimumWage />
    </>
  );
}

interface FlagFieldProps {
  name: 'isPieceRate' | 'hasProbation';
  label: string;
  hint?: string;
}

function FlagField({ name, label, hint }: FlagFieldProps) {
  const { field } = useController<JobPostingValues, FlagFieldProps['name']>({ name });
  return (
    <div>
      <Switch label={label} isOn={field.value} onChange={field.onChange} />
      {hint && <p className="text-meta text-ink-3">{hint}</p>}
    </div>
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
  const error = useFieldError(name, label);
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

/** What the law asks for this year; said louder when the salary may be less, and with the sum when it is. */
function MinimumWage() {
  const { t } = useTranslation();
  const pay = payOf(useWatch<JobPostingValues>() as JobPostingValues);
  const wage = wageWords();
  const shortfall = shortfallOf(pay);
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
      {(shortfall || mayPayTooLittle(pay)) && (
        <div className="flex gap-2 rounded-card bg-accent-soft px-3.5 py-2.5 text-body text-ink-1">
          <TriangleAlert aria-hidden size={18} className="mt-[0.2em] shrink-0" />
          {shortfall ? <Shortfall {...{ pay, shortfall }} /> : <p>{t('jobPostings.pay.belowHint', wage)}</p>}
        </div>
      )}
    </div>
  );
}

/** Why the pay is refused, with the sum where there is something to divide. */
function Shortfall({ pay, shortfall }: { pay: OfferedPay; shortfall: WageShortfall }) {
  const { t } = useTranslation();
  const { hourly, minimum, year } = shortfall;
  const hours = paidHoursOf(pay);
  const sum = paysWeeklyHoliday(pay) ? 'jobPostingForm.wageSum' : 'jobPostingForm.wageSumWithoutHoliday';
  return (
    <div className="flex flex-col gap-1">
      {hours !== null && hours !== 1 && (
        <p className="tabular-nums">{t(sum, { amount: pay.salaryAmountMax, hours, hourly })}</p>
      )}
      <p>{t('jobPostingForm.wageTooLow', { hourly, minimum, year: String(year) })}</p>
      {pay.hasProbation && <p>{t('jobPostingForm.wageProbation')}</p>}
    </div>
  );
}
