import { PHONE_DIGITS } from '@haiko/shared/rules/phone';
import { onlyDigits } from '@haiko/shared/rules/digits';
import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { TextField } from '#/ui/TextField.tsx';

/** A telephone number of the form around: whatever else is typed or pasted does not get in. */
export function PhoneField({ name, ...props }: Pick<ComponentProps<typeof TextField>, 'label'> & { name: string }) {
  const { t } = useTranslation();
  const {
    field: { onChange, ...field },
  } = useController({ name });
  const error = useFieldError(name, props.label);
  return (
    <TextField
      {...props}
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      hint={t('companies.form.digitsOnly')}
      error={error}
      onChange={({ target }) => onChange(onlyDigits(target.value).slice(0, PHONE_DIGITS.max))}
    />
  );
}
