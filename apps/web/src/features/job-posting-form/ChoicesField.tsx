import type { JobFilterName } from '@haiko/shared/jobFilters';
import { MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChosenChips } from '#/features/job-search/ChosenChips.tsx';
import { FilterSheet } from '#/features/job-search/FilterSheet.tsx';
import { cx } from '#/ui/cx.ts';
import { CONTROL_CLASS, describedBy, Field, namedWithValue } from '#/ui/Field.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import type { JobPostingValues } from './jobPostingFields.ts';

interface ChoicesFieldProps {
  name: 'jobCategories' | 'visas';
  /** Whose choices they are. */
  filter: JobFilterName;
  label: string;
}

/** Up to five of the two-level choices that seekers filter by, picked in the same sheet. */
export function ChoicesField({ name, filter, label }: ChoicesFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController<JobPostingValues, 'jobCategories' | 'visas'>({ name });
  const error = useFieldError(name, label);
  const [isOpen, setIsOpen] = useState(false);
  // A new number per opening: the sheet begins with what is chosen now.
  const [opening, setOpening] = useState(0);

  function open() {
    setOpening(opening + 1);
    setIsOpen(true);
  }

  return (
    <Field id={id} label={label} error={error}>
      <button
        {...describedBy(id, { error })}
        {...namedWithValue(id)}
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onBlur={onBlur}
        className={cx(CONTROL_CLASS, 'flex items-center justify-between gap-2 text-start', error && 'border-error')}
      >
        <span className={value.length > 0 ? 'tabular-nums' : 'text-ink-3'}>
          {value.length > 0
            ? t('jobSearch.filter.count', { count: value.length, limit: MAX_POSTING_CHOICES })
            : t('jobPostingForm.choose')}
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-ink-3" />
      </button>
      <ChosenChips
        filter={filter}
        chosen={value}
        onRemove={(removed) => onChange(value.filter((other) => other !== removed))}
      />
      {opening > 0 && (
        <FilterSheet
          key={opening}
          name={filter}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          applied={value}
          onApply={(next) => onChange([...next])}
          limit={MAX_POSTING_CHOICES}
        />
      )}
    </Field>
  );
}
