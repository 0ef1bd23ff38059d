import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { chosenPassword } from '#/features/accounts/signUp.schema.ts';
import { NewPasswordField } from '#/features/forms/NewPasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { offerToLogInAgain } from '#/features/sessions/logInAgain.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { setFirstPassword } from './signIns.actions.ts';

const schema = v.object({ newPassword: chosenPassword });

interface FirstPasswordSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** A password for an account that has none yet. */
export function FirstPasswordSheet({ isOpen, onClose, onDone }: FirstPasswordSheetProps) {
  const { t } = useTranslation();
  const form = useValibotForm(schema, { newPassword: '' });

  async function handleSubmit({ newPassword }: v.InferOutput<typeof schema>) {
    try {
      await setFirstPassword(newPassword);
      onClose();
      onDone();
      toast(t('socialSignIn.own.passwordSet'));
    } catch (error) {
      await handleFailure(error);
    }
  }

  async function handleFailure(error: unknown) {
    const code = errorCode(error);
    if (code === 'EMAIL_REQUIRED') return showAlert(errorMessage(error));
    if (code !== 'REAUTHENTICATION_REQUIRED') return showSubmitError(form, error);
    await offerToLogInAgain(t('socialSignIn.own.logInAgain'));
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('socialSignIn.own.setPassword')}>
      <Form form={form} onSubmit={handleSubmit}>
        <p className="text-body text-ink-3">{t('socialSignIn.own.setLead')}</p>
        <NewPasswordField name="newPassword" />
        <SubmitButton>{t('socialSignIn.own.setPassword')}</SubmitButton>
      </Form>
    </Sheet>
  );
}
