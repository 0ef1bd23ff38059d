import type { ComponentProps } from 'react';
import { FormTextField } from '#/ui/form/FormFields.tsx';

/** An e-mail address of the form around, with the keyboard that fits. */
export function EmailField({ autoComplete = 'email', ...props }: ComponentProps<typeof FormTextField>) {
  return (
    <FormTextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
