import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { NewPasswordField } from '#/features/forms/NewPasswordField.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { secondStepOf } from '#/features/second-factor/secondStep.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Form, FormFooter } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { toast } from '#/ui/toast.ts';
import { AuthTop } from './AuthTop.tsx';
import { resetPassword } from './email.actions.ts';
import { resetSchema, type ResetValues } from './email.schema.ts';
import { useHandedEmail, useIsAddressLeft, useLinkToken } from './mailLink.ts';

/**
 * /resetpassword: a new password, by the link of a mail; whoever has no link yet is told that it is on its way. Who was robbed of the
 * account's address has that back as well.
 */
export function Screen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const isLeft = useIsAddressLeft();
  return (
    <>
      <AuthTop />
      <ScreenTitle>{t(isLeft ? 'accounts.recovery.backTitle' : 'accounts.recovery.resetTitle')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        {token === undefined ? <OnItsWay /> : <NewPassword token={token} />}
      </div>
    </>
  );
}

function OnItsWay() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="-mt-2 rounded-card bg-main-soft px-4 py-3 text-body text-ink-1">
        {t('accounts.recovery.sent')}
      </p>
      <SendAgain email={useHandedEmail()} />
    </>
  );
}

function SendAgain({ email }: { email?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.forgotPassword}
      state={email ? { email } : undefined}
      className={buttonClass({ variant: 'quiet', size: 'sm', isWide: true })}
    >
      {t('accounts.recovery.again')}
    </Link>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const isLeft = useIsAddressLeft();
  const form = useValibotForm<ResetValues, ResetValues>(resetSchema, { password: '' });

  async function handleSubmit({ password }: ResetValues) {
    try {
      await resetPassword(token, password);
      toast(t('accounts.password.done'));
      if (!hasLeft()) await navigate(paths.main, { replace: true });
    } catch (error) {
      await handleFailure(error);
    }
  }

  async function handleFailure(error: unknown) {
    const step = secondStepOf(error);
    if (step) toast(t('accounts.password.done'));
    if (hasLeft()) return;
    if (!step) return showSubmitError(form, error, { isAnonymous: true });
    await navigate(paths.secondStep, { replace: true, state: step });
  }

  return (
    <>
      {isLeft && <p className="text-body text-ink-1">{t('accounts.recovery.backLead')}</p>}
      <p className="text-body text-ink-2">{t('accounts.recovery.resetLead')}</p>
      <Form form={form} onSubmit={handleSubmit}>
        <NewPasswordField name="password" />
        {/* Another one goes to the address that the account has now. */}
        {!isLeft && <SendAgain />}
        <FormFooter>
          <SubmitButton>{t('accounts.recovery.save')}</SubmitButton>
        </FormFooter>
      </Form>
    </>
  );
}
