import { seoulDay } from '@haiko/shared/format';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#/i18n/serverClock.ts';
import { FieldError } from '#/ui/FieldError.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { Select } from '#/ui/Select.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const YEARS_BACK = 50;

interface MonthFieldProps {
  name: string;
  label: string;
  /** What having no month means; without it one is needed. */
  none?: string;
}

/** Year and month in the phone's own pickers: not every browser has one for months. */
export function MonthField({ name, label, none }: MonthFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const {
    field: { value, onChange, ref },
  } = useController({ name });
  const error = useFieldError(name, label);
  const [year = '', month = ''] = String(value).split('-');
  // The first of the two that is chosen alone is no month yet.
  const [half, setHalf] = useState({ year, month });
  const thisYear = Number(seoulDay(serverNow()).slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, index) => String(thisYear - index));

  function handleChange(next: typeof half) {
    setHalf(next);
    onChange(next.year && next.month ? `${next.year}-${next.month}` : '');
  }

  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-body font-medium text-ink-1">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Select
          ref={ref}
          label={t('accounts.signUp.year')}
          isLabelHidden
          {...(none === undefined && { placeholder: t('accounts.signUp.year') })}
          value={half.year}
          onChange={({ target }) =>
            handleChange(target.value ? { ...half, year: target.value } : { year: '', month: '' })
          }
          options={[
            ...(none === undefined ? [] : [{ value: '', label: none }]),
            ...years.map((one) => ({ value: one, label: one })),
          ]}
        />
        {(none === undefined || half.year !== '') && (
          <Select
            label={t('accounts.signUp.month')}
            isLabelHidden
            placeholder={t('accounts.signUp.month')}
            value={half.month}
            onChange={({ target }) => handleChange({ ...half, month: target.value })}
            options={MONTHS.map((one) => ({ value: one, label: one }))}
          />
        )}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
