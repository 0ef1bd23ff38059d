import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../DigitsField.tsx';
import { useFieldError } from '../form/useFieldError.ts';
import { IconButton } from '../IconButton.tsx';
import type { DayRange } from './calendar.ts';
import { dayDigits, dayOfDigits, dayText } from './dateText.ts';

const DateSheet = lazy(async () => ({ default: (await import('./DateSheet.tsx')).DateSheet }));

type Own = 'text' | 'digitsOf' | 'onType' | 'placeholder' | 'trailing' | 'min' | 'max' | 'value' | 'onChange';

interface DateFieldProps extends Omit<ComponentProps<typeof DigitsField>, Own>, DayRange {
  /** `YYYY-MM-DD`; while it is typed, what is there of it. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed as `YYYY.MM.DD` or picked in a calendar: the same digits in every language, where the phone's own would differ. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // A new number per opening: the calendar begins with what is chosen now.
  const [opening, setOpening] = useState(0);

  function handleOpen() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  return (
    <>
      <DigitsField
        {...field}
        text={dayText(value)}
        digitsOf={dayDigits}
        onType={(digits) => onChange(dayOfDigits(digits))}
        placeholder="2026.12.31"
        trailing={
          <IconButton
            label={t('forms.date.open', { field: field.label })}
            icon={<CalendarDays aria-hidden size={20} strokeWidth={1.75} className="text-ink-2" />}
            aria-haspopup="dialog"
            onClick={handleOpen}
          />
        }
      />
      {opening > 0 && (
        <Suspense>
          <DateSheet
            key={opening}
            label={field.label}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            value={isCalendarDate(value) ? value : ''}
            onPick={onChange}
            {...{ min, max }}
          />
        </Suspense>
      )}
    </>
  );
}

/** `DateField` tied to the form around. */
export function FormDateField({ name, ...props }: Omit<DateFieldProps, 'value' | 'onChange'> & { name: string }) {
  const { field } = useController({ name });
  const problem = useFieldError(name, props.label);
  return <DateField {...props} {...field} value={String(field.value ?? '')} error={props.error ?? problem} />;
}
