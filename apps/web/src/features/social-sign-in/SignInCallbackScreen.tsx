import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { returnAddress } from '#/features/sessions/returning.ts';
import { paths } from '#/paths.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { redeemAgain, redeem } from './redemption.ts';

/** Where the server sends the browser back to: exchanges the key and goes on, to where one was or to the sign-up form. */
export function Screen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const [redemption, setRedemption] = useState(() => redeem(key));
  const result = use(redemption);
  switch (result.outcome) {
    case 'signed-in':
      return <Navigate to={returnAddress(paths.main)} replace />;
    case 'sign-up':
      return <Navigate to={paths.signUp} replace state={{ ticket: result.ticket }} />;
    case 'second-step':
      return <Navigate to={paths.secondStep} replace state={result.step} />;
    case 'refused':
      return <Navigate to={paths.signInFailed(result.code)} replace />;
    case 'unanswered':
      return (
        <div className="flex flex-1 flex-col justify-center">
          <ScreenTitle isHidden>{t('socialSignIn.callback.title')}</ScreenTitle>
          <InlineError message={errorMessage(result.error)} onRetry={() => setRedemption(redeemAgain(key))} />
        </div>
      );
  }
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 pt-[20dvh] text-main">
      <ScreenTitle isHidden>{t('socialSignIn.callback.title')}</ScreenTitle>
      <Spinner size={40} />
      <p role="status" className="text-body text-ink-2">
        {t('socialSignIn.callback.wait')}
      </p>
    </div>
  );
}
