import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { EmailField } from '#/features/forms/EmailField.tsx';
import { PasswordField } from '#/features/forms/PasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { offerToLogInAgain } from '#/features/sessions/logInAgain.ts';
import { paths } from '#/paths.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { toast } from '#/ui/toast.ts';
import { changeEmail } from './email.actions.ts';
import { changeEmailSchema, type ChangeEmailValues } from './email.schema.ts';

const TOLD = {
  asked: 'accounts.emailChange.sent',
  changed: 'accounts.emailChange.done',
  kept: 'accounts.emailChange.kept',
} as const;

/** /changeemail: another address to sign in by; it counts once it is confirmed. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const { email: current, isEmailConfirmed, hasPassword } = useMyInfo();
  const form = useValibotForm(changeEmailSchema(hasPassword), { email: '', password: '' });

  async function handleSubmit({ email, password }: ChangeEmailValues) {
    try {
      const outcome = await changeEmail({ email, ...(hasPassword && { password }) });
      toast(t(TOLD[outcome]));
      if (hasLeft()) return;
      if (outcome === 'asked') await navigate(paths.confirmEmail, { replace: true, state: { email } });
      else await navigate(paths.myInfo, { replace: true });
    } catch (error) {
      // Who has gone on takes the address for changed.
      if (hasLeft()) return toast(errorMessage(error));
      if (errorCode(error) === 'REAUTHENTICATION_REQUIRED') return offerToLogInAgain(t('socialSignIn.own.logInAgain'));
      await showSubmitError(form, error, { fieldOf: { WRONG_PASSWORD: 'password' } });
    }
  }

  return (
    <>
      <ScreenTitle>{t('accounts.emailChange.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <p className="-mt-1 text-body text-ink-3">{t('accounts.emailChange.lead')}</p>
        {current && isEmailConfirmed && <p className="text-body text-ink-3">{t('accounts.emailChange.left')}</p>}
        {current && (
          <p className="text-body wrap-anywhere text-ink-1">
            {t('accounts.emailChange.current', { address: current })}
          </p>
        )}
        <Form form={form} onSubmit={handleSubmit}>
          <EmailField name="email" label={t('accounts.emailChange.next')} enterKeyHint="next" />
          {hasPassword ? (
            <PasswordField name="password" label={t('accounts.password.current')} autoComplete="current-password" />
          ) : (
            <p className="text-body text-ink-3">{t('accounts.withdrawal.recentLogin')}</p>
          )}
          <FormFooter>
            <SubmitButton>{t('accounts.emailChange.submit')}</SubmitButton>
          </FormFooter>
        </Form>
      </div>
    </>
  );
}
