import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import { errorCode } from '#/api/errorMessage.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { AnotherEmail } from './AnotherEmail.tsx';
import { AuthTop } from './AuthTop.tsx';
import { CodeFields } from './CodeFields.tsx';
import { confirmEmail, sendConfirmation, type MailProof } from './email.actions.ts';
import { proofSchema } from './email.schema.ts';
import { useHandedEmail, useLinkToken } from './mailLink.ts';

/** /confirmemail: says that an address is one's own, by the link of a mail or by its code. */
export function Screen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('accounts.confirmation.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        {token !== undefined && <ByLink token={token} />}
        {token === undefined && (isSignedIn ? <OwnCode /> : <VisitorsCode />)}
      </div>
    </>
  );
}

// Not by itself when the page opens: what looks into mails for people opens their links, too.
function ByLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const confirm = useConfirmation();
  const { isBusy, attempt } = useAttempt();
  return (
    <>
      <p className="-mt-2 text-body text-ink-2">{t('accounts.confirmation.linkLead')}</p>
      <Button isWide isBusy={isBusy} onClick={() => void attempt(() => confirm({ token }))}>
        {t('accounts.confirmation.submit')}
      </Button>
      {isSignedIn && (
        <Suspense>
          <OwnWays />
        </Suspense>
      )}
    </>
  );
}

/** Who is signed in is told which address waits, and may have it asked once more, or name another one. */
function OwnCode() {
  const handed = useHandedEmail();
  const { email, pendingEmail } = useMyInfo();
  return (
    <CodeForm email={handed || (pendingEmail ?? email ?? '')}>
      <OwnWays />
    </CodeForm>
  );
}

function VisitorsCode() {
  const handed = useHandedEmail();
  const [email, setEmail] = useState(handed);
  return (
    <>
      <CodeForm key={email} email={email} />
      {handed && <AnotherEmail email={handed} onNamed={setEmail} />}
    </>
  );
}

interface CodeFormProps {
  email: string;
  /** Below the button. */
  children?: ReactNode;
}

function CodeForm({ email, children }: CodeFormProps) {
  const { t } = useTranslation();
  const confirm = useConfirmation();
  const form = useValibotForm(proofSchema, { email, code: '' });

  async function handleSubmit(proof: InferOutput<typeof proofSchema>) {
    try {
      await confirm(proof);
    } catch (error) {
      if (errorCode(error) !== 'LINK_EXPIRED') return showSubmitError(form, error, { isAnonymous: true });
      // Most who see this have mistyped it.
      form.setError('code', { message: 'accounts.confirmation.wrongCode' }, { shouldFocus: true });
    }
  }

  return (
    <>
      <p className="-mt-2 text-body text-ink-2">{t('accounts.confirmation.lead')}</p>
      <Form form={form} onSubmit={handleSubmit}>
        <CodeFields />
        <SubmitButton>{t('accounts.confirmation.submit')}</SubmitButton>
        {children}
      </Form>
    </>
  );
}

/** What else somebody can do about their own address; nothing where none waits. */
function OwnWays() {
  const { t } = useTranslation();
  const { email, isEmailConfirmed, pendingEmail } = useMyInfo();
  if (isEmailConfirmed && pendingEmail === null) return null;
  const isAsked = email !== null || pendingEmail !== null;
  return (
    <div className="flex flex-col gap-1">
      {isAsked && <SendAgain />}
      <Link to={paths.changeEmail} className={buttonClass({ variant: 'quiet', size: 'sm', isWide: true })}>
        {isAsked ? t('accounts.confirmation.anotherTitle') : t('accounts.emailChange.title')}
      </Link>
    </div>
  );
}

function SendAgain() {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function send() {
    await sendConfirmation();
    toast(t('accounts.confirmation.sent'));
  }

  return (
    <Button variant="quiet" size="sm" isWide isBusy={isBusy} onClick={() => void attempt(send)}>
      {t('accounts.confirmation.again')}
    </Button>
  );
}

/** Confirms, and goes where one can go on; who has left hears of success alone. */
function useConfirmation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const isSignedIn = useIsSignedIn();
  return async (proof: MailProof) => {
    try {
      await confirmEmail(proof);
    } catch (error) {
      if (hasLeft()) return;
      throw error;
    }
    toast(t('accounts.confirmation.done'));
    if (!hasLeft()) await navigate(isSignedIn ? returnAddress(paths.main) : paths.signIn, { replace: true });
  };
}
