import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { AuthTop } from '#/features/accounts/AuthTop.tsx';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { PasskeyButton } from '#/features/passkeys/PasskeyButton.tsx';
import { returnAddress } from '#/features/sessions/returning.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { Form } from '#/ui/form/Form.tsx';
import { FormTextField } from '#/ui/form/FormFields.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { useHasLeft } from '#/ui/leaving.ts';
import { type CodeValues, codeSchema } from './code.schema.ts';
import { signInByCode } from './secondFactor.actions.ts';
import { handedStep } from './secondStep.ts';

/** /signin/second: after the password or the provider, a code or a passkey. */
export function Screen() {
  const { t } = useTranslation();
  const { state } = useLocation() as { state: unknown };
  const step = handedStep(state);
  if (useIsSignedIn()) return <Navigate to={returnAddress(paths.main)} replace />;
  if (!step) return <Navigate to={paths.signIn} replace />;
  const { ticket, methods } = step;
  const takesCode = methods.includes('code');
  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('secondFactor.signIn.title')}</ScreenTitle>
      <div className="flex flex-col gap-5 px-4 pb-8">
        <p className="text-body text-ink-2">
          {takesCode ? t('secondFactor.signIn.lead') : t('secondFactor.signIn.passkeyLead')}
        </p>
        {takesCode && <CodeForm ticket={ticket} />}
        {methods.includes('passkey') && <PasskeyButton ticket={ticket} />}
        <Link to={paths.signIn} className={buttonClass({ variant: 'quiet', size: 'sm', isWide: true })}>
          {t('secondFactor.signIn.back')}
        </Link>
      </div>
    </>
  );
}

function CodeForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const form = useValibotForm<CodeValues, CodeValues>(codeSchema, { code: '' });

  async function handleSubmit({ code }: CodeValues) {
    try {
      await signInByCode(ticket, code);
      if (!hasLeft()) await navigate(returnAddress(paths.main), { replace: true });
    } catch (error) {
      if (!hasLeft()) await handleFailure(error);
    }
  }

  async function handleFailure(error: unknown) {
    if (errorCode(error) !== 'KEY_EXPIRED')
      return showSubmitError(form, error, { fieldOf: { WRONG_CODE: 'code' }, isAnonymous: true });
    await showAlert(errorMessage(error));
    await navigate(paths.signIn, { replace: true });
  }

  return (
    <Form form={form} onSubmit={handleSubmit}>
      {/* No numeric keyboard: recovery codes have letters. */}
      <FormTextField
        name="code"
        label={t('secondFactor.code')}
        hint={t('secondFactor.signIn.lost')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        enterKeyHint="go"
      />
      <SubmitButton>{t('secondFactor.signIn.submit')}</SubmitButton>
    </Form>
  );
}

export const Skeleton = ScreenSkeleton;
