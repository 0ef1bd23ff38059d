import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { errorCode } from '#/api/errorMessage.ts';
import { chosenPassword } from '#/features/accounts/signUp.schema.ts';
import { NewPasswordField } from '#/features/forms/NewPasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { offerToLogInAgain } from '#/features/sessions/logInAgain.ts';
import { confirm } from '#/ui/confirm.ts';
import { paths } from '#/paths.ts';
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
  const navigate = useNavigate();
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
    if (code === 'EMAIL_REQUIRED') return offerAddress();
    if (code !== 'REAUTHENTICATION_REQUIRED') return showSubmitError(form, error);
    await offerToLogInAgain(t('socialSignIn.own.logInAgain'));
  }

  /** What a provider has told is no address to log in by before its mail is answered. */
  async function offerAddress() {
    if (await confirm(t('socialSignIn.own.needsEmail'))) await navigate(paths.changeEmail);
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
