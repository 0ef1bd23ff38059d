import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';

/** A password in the place of another one, or of none, of the form around. */
export function NewPasswordField({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <PasswordField
      name={name}
      label={t('accounts.password.next')}
      hint={t('accounts.signUp.passwordHint')}
      autoComplete="new-password"
      enterKeyHint="done"
    />
  );
}
