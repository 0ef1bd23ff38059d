import { signInEntries } from '@haiko/shared/contract/credentials.fields';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/apiError.ts';
import { checked } from '#/features/forms/checked.ts';
import { NewPasswordField } from '#/features/forms/NewPasswordField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { changePassword } from './account.actions.ts';
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx';
import { chosenPassword } from './signUp.schema.ts';

const schema = v.object({
  currentPassword: checked(signInEntries.password),
  newPassword: chosenPassword,
});

interface PasswordSheetProps {
  /** The address that one signs in by. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A new password for the old one, and the way for who has forgotten that. */
export function PasswordSheet({ email, isOpen, onClose }: PasswordSheetProps) {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { currentPassword: '', newPassword: '' });

  async function handleSubmit(passwords: v.InferOutput<typeof schema>) {
    try {
      await changePassword(passwords);
      onClose();
      toast(t('accounts.password.done'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
        form.setError('currentPassword', { message: 'errors.WRONG_PASSWORD' }, { shouldFocus: true });
      } else {
        await showAlert(errorMessage(error));
      }
    }
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('accounts.password.title')}>
      <Form form={form} onSubmit={handleSubmit}>
        <p className="text-body text-ink-3">{t('accounts.password.lead')}</p>
        <PasswordField
          name="currentPassword"
          label={t('accounts.password.current')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <NewPasswordField name="newPassword" />
        <SubmitButton>{t('accounts.password.title')}</SubmitButton>
        <ForgotPasswordLink email={email} />
      </Form>
    </Sheet>
  );
}
