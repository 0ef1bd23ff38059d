import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isRecoveryOffered } from './email.actions.ts';
import { paths } from '#/paths.ts';

let offered: Promise<boolean> | undefined;

/** The way to a new password, where this server can send mail; `email` is whose, where that is known. */
export function ForgotPasswordLink({ email }: { email?: string }) {
  return (
    <Suspense>
      <Offered email={email} />
    </Suspense>
  );
}

function Offered({ email }: { email: string | undefined }) {
  const { t } = useTranslation();
  // Who cannot be told whether it is offered is better led there once in vain.
  const isOffered = use((offered ??= isRecoveryOffered().catch(() => true)));
  if (!isOffered) return null;
  return (
    <Link
      to={paths.forgotPassword}
      state={email === undefined ? undefined : { email }}
      className="-mt-3 inline-flex min-h-11 items-center self-center px-1 text-body font-semibold text-main"
    >
      {t('sessions.signIn.forgot')}
    </Link>
  );
}
