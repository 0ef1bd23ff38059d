import { districtInRegion } from '@haiko/shared/rules/placeNames';
import { resolveRegion } from '@haiko/shared/rules/region';
import { MapPin, X } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { cx } from '#/ui/cx.ts';
import { CONTROL_CLASS, describedBy, Field, namedWithValue } from '#/ui/Field.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { AddRow } from './AddRow.tsx';
import { EMPTY_PLACE, type JobPostingValues } from './jobPostingFields.ts';

/** Where the work is done: one place as a rule, five at most. */
export function PlaceRows() {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray<JobPostingValues, 'regions'>({ name: 'regions' });
  const { setFocus } = useFormContext<JobPostingValues>();

  function handleRemove(index: number) {
    // The button that had the focus goes with its row.
    flushSync(() => remove(index));
    setFocus(`regions.${Math.min(index, fields.length - 2)}.region`);
  }

  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ id }, index) => (
        <PlaceRow key={id} index={index} onRemove={fields.length > 1 ? () => handleRemove(index) : undefined} />
      ))}
      <AddRow
        label={t('jobPostingForm.addPlace')}
        count={fields.length}
        onAdd={() => append(EMPTY_PLACE, { shouldFocus: false })}
      />
    </div>
  );
}

interface PlaceRowProps {
  index: number;
  onRemove: (() => void) | undefined;
}

function PlaceRow({ index, onRemove }: PlaceRowProps) {
  const { t } = useTranslation();
  return (
    <div className={cx('flex flex-col gap-3', onRemove && 'rounded-card border border-line p-3')}>
      {onRemove && (
        <div className="-my-2 -me-2 flex items-center justify-between text-meta text-ink-3 tabular-nums">
          {index + 1}
          <IconButton
            label={t('jobPostingForm.removePlace', { number: index + 1 })}
            icon={<X aria-hidden size={20} className="text-ink-3" />}
            onClick={onRemove}
          />
        </div>
      )}
      <AddressField name={`regions.${index}.region`} />
      <FormTextField
        name={`regions.${index}.detailRegion`}
        label={t('jobPostingForm.detailPlace')}
        hint={t('jobPostingForm.placeHint')}
        autoComplete="off"
      />
    </div>
  );
}

/** The address, which is picked and not typed; below it the region that it lies in, in the reader's language. */
function AddressField({ name }: { name: `regions.${number}.region` }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const {
    field: { value, onChange, onBlur, ref },
  } = useController<JobPostingValues, typeof name>({ name });
  const error = useFieldError(name, t('jobPostings.detail.place'));
  const region = resolveRegion(value);
  const place = region && districtInRegion(region.levelTwo, region.levelOne, language);
  // In Korean it would only say the beginning once more.
  const hint = language === 'ko' ? undefined : (place ?? undefined);
  return (
    <Field id={id} label={t('jobPostings.detail.place')} hint={hint} error={error}>
      <button
        {...describedBy(id, { hint, error })}
        {...namedWithValue(id)}
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onBlur={onBlur}
        className={cx(CONTROL_CLASS, 'flex items-center gap-2.5 text-start', error && 'border-error')}
      >
        <MapPin aria-hidden size={20} className="shrink-0 text-ink-3" />
        <span lang={value ? 'ko' : undefined} className={value ? 'min-w-0 wrap-anywhere' : 'text-ink-3'}>
          {value || t('jobPostingForm.findAddress')}
        </span>
      </button>
      <AddressSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onPick={onChange} />
    </Field>
  );
}
