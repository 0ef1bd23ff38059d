import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { Button } from '#/ui/Button.tsx';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { toast } from '#/ui/toast.ts';
import { nameAnotherEmail } from './email.actions.ts';
import { anotherEmailSchema, type AnotherEmailValues } from './email.schema.ts';

/** For who has mistyped the address at the sign-up, and signs in by it no more: names another one, by the password. */
export function AnotherEmail({ email, onNamed }: { email: string; onNamed: (email: string) => void }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const form = useValibotForm(anotherEmailSchema, { newEmail: '', password: '' });

  async function handleSubmit(values: AnotherEmailValues) {
    try {
      await nameAnotherEmail({ email, ...values });
      toast(t('accounts.emailChange.sent'));
      onNamed(values.newEmail);
    } catch (error) {
      await showSubmitError(form, error, { fieldOf: { INVALID_CREDENTIALS: 'password' }, isAnonymous: true });
    }
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" size="sm" isWide onClick={() => setIsOpen(true)}>
        {t('accounts.confirmation.anotherTitle')}
      </Button>
    );
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <h2 className="text-body font-bold text-ink-1">{t('accounts.confirmation.anotherTitle')}</h2>
      <p className="text-body text-ink-2">{t('accounts.confirmation.anotherLead')}</p>
      <EmailField name="newEmail" label={t('accounts.emailChange.next')} enterKeyHint="next" />
      <PasswordField name="password" label={t('sessions.signIn.password')} autoComplete="current-password" />
      <SubmitButton>{t('accounts.emailChange.submit')}</SubmitButton>
    </Form>
  );
}
