import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { InferOutput } from 'valibot';
import { useIsSignedIn } from '#/api/session.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { Form } from '#/ui/form/Form.tsx';
import { SubmitButton } from '#/ui/form/SubmitButton.tsx';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
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
  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('accounts.confirmation.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        {token === undefined ? <ByCode /> : <ByLink token={token} />}
      </div>
    </>
  );
}

// Not by itself when the page opens: what looks into mails for people opens their links, too.
function ByLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const confirm = useConfirmation();
  const { isBusy, attempt } = useAttempt();
  return (
    <>
      <p className="-mt-2 text-body text-ink-2">{t('accounts.confirmation.linkLead')}</p>
      <Button isWide isBusy={isBusy} onClick={() => void attempt(() => confirm({ token }))}>
        {t('accounts.confirmation.submit')}
      </Button>
    </>
  );
}

function ByCode() {
  const { t } = useTranslation();
  const confirm = useConfirmation();
  const isSignedIn = useIsSignedIn();
  const handed = useHandedEmail();
  const form = useValibotForm(proofSchema, { email: handed, code: '' });

  async function handleSubmit(proof: InferOutput<typeof proofSchema>) {
    try {
      await confirm(proof);
    } catch (error) {
      await showSubmitError(form, error, { isAnonymous: true });
    }
  }

  return (
    <>
      <p className="-mt-2 text-body text-ink-2">{t('accounts.confirmation.lead')}</p>
      <Form form={form} onSubmit={handleSubmit}>
        <CodeFields />
        <SubmitButton>{t('accounts.confirmation.submit')}</SubmitButton>
        {isSignedIn && <SendAgain />}
      </Form>
      {handed && !isSignedIn && <AnotherEmail email={handed} onNamed={(email) => form.setValue('email', email)} />}
    </>
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

/** Confirms, and goes where one can go on. */
function useConfirmation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  return async (proof: MailProof) => {
    await confirmEmail(proof);
    toast(t('accounts.confirmation.done'));
    await navigate(isSignedIn ? returnAddress(paths.main) : paths.signIn, { replace: true });
  };
}
