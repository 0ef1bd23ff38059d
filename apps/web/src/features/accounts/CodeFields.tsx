import { useTranslation } from 'react-i18next';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';

/** The address that a mail went to, and the code that stands in it. */
export function CodeFields() {
  const { t } = useTranslation();
  return (
    <>
      <EmailField name="email" label={t('accounts.signUp.email')} enterKeyHint="next" />
      <FormTextField
        name="code"
        label={t('accounts.recovery.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
      />
    </>
  );
}
