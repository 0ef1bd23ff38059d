import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#/i18n/serverClock.ts';
import { cx } from '#/ui/cx.ts';
import { FieldError } from '#/ui/FieldError.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { Select } from '#/ui/Select.tsx';
import { birthYears, daysOf, joinBirthDate, MONTHS, withValidDay, splitBirthDate } from './birthDateParts.ts';

const NAME = 'birthDate';
const PARTS = ['year', 'month', 'day'] as const;
const AUTO_COMPLETE = { year: 'bday-year', month: 'bday-month', day: 'bday-day' };

/** Year, month and day of the form around, in the phone's own pickers and in Latin digits. */
export function BirthDateField() {
  const { t } = useTranslation();
  const id = useId();
  const { field } = useController({ name: NAME });
  const [parts, setParts] = useState(() => splitBirthDate(field.value));
  const error = useFieldError(NAME, t('accounts.signUp.birthDate'));
  const choices = { year: birthYears(serverNow()), month: MONTHS, day: daysOf(parts) };
  const labels = { year: t('accounts.signUp.year'), month: t('accounts.signUp.month'), day: t('accounts.signUp.day') };
  const firstEmpty = PARTS.find((part) => !parts[part]) ?? 'year';

  function handleChange(part: (typeof PARTS)[number], value: string) {
    const next = withValidDay({ ...parts, [part]: value });
    setParts(next);
    field.onChange(joinBirthDate(next));
  }

  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-body font-medium text-ink-1">{t('accounts.signUp.birthDate')}</legend>
      <div
        className={cx(
          'grid grid-cols-3 gap-2 [&_select]:ps-2.5 [&_select]:pe-7 [&_svg]:end-1.5',
          error && '[&_select]:border-error',
        )}
      >
        {PARTS.map((part) => (
          <Select
            key={part}
            ref={part === firstEmpty ? field.ref : undefined}
            label={labels[part]}
            isLabelHidden
            placeholder={labels[part]}
            autoComplete={AUTO_COMPLETE[part]}
            value={parts[part]}
            onChange={(event) => handleChange(part, event.target.value)}
            options={choices[part].map((value) => ({ value, label: value }))}
          />
        ))}
      </div>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        <p id={id} className="text-meta text-ink-3">
          {t('accounts.signUp.birthDateHint')}
        </p>
      )}
    </fieldset>
  );
}
