import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { AuthTop } from '#/features/accounts/AuthTop.tsx';
import { ForgotPasswordLink } from '#/features/accounts/ForgotPasswordLink.tsx';
import { Consent } from '#/features/legal/Consent.tsx';
import { ProviderButtons } from '#/features/social-sign-in/ProviderButtons.tsx';
import { SignInNotice } from '#/features/social-sign-in/SignInNotice.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Logo } from '#/ui/Logo.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { returnAddress } from './returning.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';

/** Its library is none of the pages that are fetched ahead. */
const PasskeySignIn = lazy(async () => {
  const { PasskeySignIn } = await import('#/features/passkeys/PasskeySignIn.tsx');
  return { default: PasskeySignIn };
});

/** The providers, a passkey, or e-mail and password. */
export function Screen() {
  const { t } = useTranslation();
  if (useIsSignedIn()) return <Navigate to={returnAddress(paths.main)} replace />;
  return (
    <>
      <AuthTop start={<LogoLink />} />
      <div className="flex flex-col gap-6 px-4 pb-8">
        <div className="-mx-4">
          <ScreenTitle>{t('sessions.signIn.title')}</ScreenTitle>
          <p className="-mt-2 px-4 text-body text-balance text-ink-2">{t('sessions.signIn.lead')}</p>
        </div>
        <SignInNotice />
        <div className="flex flex-col gap-2.5">
          <ProviderButtons />
          <Suspense fallback={<Box className="h-12 rounded-card" />}>
            <PasskeySignIn />
          </Suspense>
        </div>
        <p className="flex items-center gap-3 text-meta text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('sessions.signIn.or')}
        </p>
        <PasswordSignIn />
        <ForgotPasswordLink />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-body text-ink-2">
          {t('sessions.signIn.noAccount')}
          <Link to={paths.signUp} className="inline-flex min-h-11 items-center px-1 font-semibold text-main">
            {t('sessions.signIn.signUpByEmail')}
          </Link>
        </p>
        <Link to={paths.main} className={buttonClass({ variant: 'quiet', size: 'sm', isWide: true })}>
          {t('sessions.signIn.lookAround')}
        </Link>
        <Consent>{t('sessions.signIn.consent')}</Consent>
      </div>
    </>
  );
}

function LogoLink() {
  const { t } = useTranslation();
  return (
    <Link to={paths.main} aria-label={t('common.nav.logo')} className="pressable flex min-h-11 items-center px-2">
      <Logo />
    </Link>
  );
}

export const Skeleton = ScreenSkeleton;
