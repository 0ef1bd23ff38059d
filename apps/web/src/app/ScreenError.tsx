import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { useRetry } from '#/api/useRetry.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';

/** A screen that failed, with a way to try again; the rest of the app stays as it is. */
export function ScreenError({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  const isKnown = errorCode(error) !== undefined || error instanceof TypeError;
  return (
    <>
      <ScreenTitle isHidden>{t('common.screen.failed')}</ScreenTitle>
      <InlineError
        message={isKnown ? errorMessage(error) : t('common.screen.failed')}
        isBusy={isRetrying}
        onRetry={() => void retry()}
      />
    </>
  );
}
