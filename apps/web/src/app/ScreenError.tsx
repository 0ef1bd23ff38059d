import { isLive } from '@haiko/shared/contract/health';
import { useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode, errorMessage, isConnectionError } from '#/api/errorMessage.ts';
import { useRetry } from '#/api/useRetry.ts';
import { LogInInstead } from '#/features/sessions/LogInInstead.tsx';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ChunkError } from './chunks.ts';
import { loadFromServer } from './loadFromServer.ts';

/** A screen that failed, with a way to try again; the rest of the app stays as it is. */
export function ScreenError({
  error,
  resetErrorBoundary,
  titleKey,
}: FallbackProps & { titleKey?: MessageKey | undefined }) {
  const { t } = useTranslation();
  const data = useRetry(resetErrorBoundary);
  const page = useNewPage();
  const { isRetrying, retry } = error instanceof ChunkError ? page : data;
  const isKnown = errorCode(error) !== undefined || error instanceof TypeError || isConnectionError(error);
  return (
    <>
      <ScreenTitle isHidden={titleKey === undefined}>{t(titleKey ?? 'common.screen.failed')}</ScreenTitle>
      <InlineError
        message={isKnown ? errorMessage(error) : t('common.screen.failed')}
        isBusy={isRetrying}
        onRetry={() => void retry()}
      />
      <LogInInstead error={error} />
      {errorCode(error) === 'ACCOUNT_SUSPENDED' && (
        <Link to={paths.decisions} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('common.screen.appeal')}
        </Link>
      )}
    </>
  );
}

/** "Try again" of code that could not be loaded: a new page, as soon as the server can be reached for one. */
function useNewPage() {
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    try {
      await fetch(isLive.path, { cache: 'no-store' });
      await loadFromServer();
    } catch {
      // Without a connection a reload would lose the app to the browser's own error page.
      setIsRetrying(false);
    }
  }

  return { isRetrying, retry };
}
