import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bubble } from './Bubble.tsx';
import { Button } from './Button.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

interface InlineErrorProps {
  /** In the reader's language; `errorMessage(error)`. */
  message?: string;
  onRetry?: () => void;
  isBusy?: boolean;
}

/** A part of a screen that could not be loaded, with a way to try again; without a network, where one can go meanwhile. */
export function InlineError({ message, onRetry, isBusy }: InlineErrorProps) {
  const { t } = useTranslation();
  if (!navigator.onLine) return <OfflineNotice isBusy={isBusy} onRetry={onRetry} />;
  return (
    <div role="alert" className="fade-in flex flex-col items-center gap-4 px-8 py-12 text-center">
      <Bubble mood="sad" size={64} />
      <p className="text-body text-balance text-ink-2">{message ?? t('common.list.loadFailed')}</p>
      {onRetry && (
        <Button variant="soft" size="sm" isBusy={isBusy} icon={<RotateCw aria-hidden size={18} />} onClick={onRetry}>
          {t('common.button.retry')}
        </Button>
      )}
    </div>
  );
}

interface RetryLineProps {
  /** In the reader's language. */
  message: string;
  onRetry: () => void;
  isBusy: boolean;
}

/** A small part of a screen that could not be loaded, in one line. */
export function RetryLine({ message, onRetry, isBusy }: RetryLineProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-4 text-body text-ink-2">
      {message}
      <Button variant="soft" size="sm" isBusy={isBusy} icon={<RotateCw aria-hidden size={18} />} onClick={onRetry}>
        {t('common.button.retry')}
      </Button>
    </div>
  );
}
