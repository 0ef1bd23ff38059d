import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { BRANDS } from '#/features/social-sign-in/brands.ts';
import { ProviderMark } from '#/features/social-sign-in/providerMarks.tsx';
import { PROVIDER_NAMES } from '#/features/social-sign-in/providers.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { AuthTop } from './AuthTop.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { readSignUpTicket, type SignUpTicket } from './signUpTicket.ts';

/** A new account: after a provider has said who it is, or with e-mail and password. */
export function Screen() {
  const { t } = useTranslation();
  const ticket = readSignUpTicket(useLocation().state);
  const isSignedIn = useIsSignedIn();
  const [isMaking, setIsMaking] = useState(false);
  if (isSignedIn && !isMaking) return <Navigate to={returnAddress(paths.main)} replace />;
  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('accounts.signUp.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-6 px-4">
        <p className="-mt-2 text-body text-ink-2">{t('accounts.signUp.lead')}</p>
        {ticket && <Provider ticket={ticket} />}
        <SignUpForm ticket={ticket} onMaking={setIsMaking} />
      </div>
    </>
  );
}

function Provider({ ticket: { provider, name, email } }: { ticket: SignUpTicket }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-3 rounded-card bg-sunken px-3.5 py-3 text-ink-1">
      <span className={cx('grid size-10 shrink-0 place-items-center rounded-card', BRANDS[provider].colors)}>
        <ProviderMark provider={provider} />
      </span>
      <div className="min-w-0">
        <p className="text-body">{t('accounts.signUp.by', { provider: translateKey(t, PROVIDER_NAMES[provider]) })}</p>
        {name && <p className="text-meta text-ink-2">{name}</p>}
        {email && <p className="text-meta text-ink-3">{email}</p>}
      </div>
    </div>
  );
}

export const Skeleton = ScreenSkeleton;
