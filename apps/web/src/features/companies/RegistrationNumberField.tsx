import { REGISTRATION_NUMBER_PARTS } from '@haiko/shared/limits';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS, describedBy, Field } from '#/ui/Field.tsx';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { fillParts, numberOf, partsOf } from './registrationParts.ts';

const GROW = ['grow-3', 'grow-2', 'grow-5'];

/** The business registration number in its three boxes; a full box moves on to the next one. */
export function RegistrationNumberField({ name }: { name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  const error = useFieldError(name, t('companies.form.registrationNumber'));
  const parts = partsOf(String(value ?? ''));

  function handleChange(index: number, typed: string) {
    const filled = fillParts(parts, index, typed);
    onChange(numberOf(filled.parts));
    const isFull = filled.parts[filled.last]?.length === REGISTRATION_NUMBER_PARTS[filled.last];
    const isLonger = typed.length > (parts[index]?.length ?? 0);
    if (isLonger) boxes.current[isFull ? filled.last + 1 : filled.last]?.focus();
  }

  function handleKeyDown(index: number, event: KeyboardEvent) {
    if (event.key === 'Backspace' && parts[index] === '') boxes.current[index - 1]?.focus();
  }

  return (
    <Field
      id={`${id}-0`}
      label={t('companies.form.registrationNumber')}
      hint={t('companies.form.digitsOnly')}
      error={error}
    >
      <div className="flex items-center gap-2">
        {REGISTRATION_NUMBER_PARTS.map((length, index) => (
          <span key={length} className={`flex basis-0 items-center gap-2 ${GROW[index] ?? ''}`}>
            {index > 0 && (
              <span aria-hidden className="text-ink-3">
                -
              </span>
            )}
            <input
              {...describedBy(`${id}-0`, { error, hint: t('companies.form.digitsOnly') })}
              id={`${id}-${index}`}
              ref={(box) => {
                boxes.current[index] = box;
                if (index === 0) ref(box);
              }}
              aria-label={t('companies.form.registrationPart', { part: index + 1 })}
              value={parts[index]}
              placeholder={'0'.repeat(length)}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => handleChange(index, target.value)}
              onKeyDown={(event) => handleKeyDown(index, event)}
              onBlur={onBlur}
              className={`${CONTROL_CLASS} min-w-0 px-1! text-center tabular-nums`}
            />
          </span>
        ))}
      </div>
    </Field>
  );
}
