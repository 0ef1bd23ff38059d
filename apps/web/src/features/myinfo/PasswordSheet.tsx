import { passwordProblem } from '@haiko/shared/rules/password';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { REQUIRED } from '#/features/account/formMessages.ts';
import { judged } from '#/features/account/judged.ts';
import { PasswordField } from '#/features/account/PasswordField.tsx';
import { PASSWORD_MESSAGES } from '#/features/account/signUp.schema.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { changePassword } from './myInfo.actions.ts';

// Whether the current one is right the server says; a rule of ours may be newer than it.
const schema = v.object({
  currentPassword: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  newPassword: judged(passwordProblem, PASSWORD_MESSAGES),
});

/** A new password for the old one. */
export function PasswordSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { currentPassword: '', newPassword: '' });

  async function handleSubmit(passwords: v.InferOutput<typeof schema>) {
    try {
      await changePassword(passwords);
      onClose();
      toast(t('myInfo.password.done'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
        form.setError('currentPassword', { message: 'errors.WRONG_PASSWORD' }, { shouldFocus: true });
      } else {
        await showAlert(errorMessage(error));
      }
    }
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('myInfo.password.title')}>
      <Form form={form} onSubmit={handleSubmit}>
        <p className="text-body text-ink-3">{t('myInfo.password.lead')}</p>
        <PasswordField
          name="currentPassword"
          label={t('myInfo.password.current')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <PasswordField
          name="newPassword"
          label={t('myInfo.password.next')}
          hint={t('account.signUp.passwordHint')}
          autoComplete="new-password"
          enterKeyHint="done"
        />
        <SubmitButton>{t('myInfo.password.title')}</SubmitButton>
      </Form>
    </Sheet>
  );
}
