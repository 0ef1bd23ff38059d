import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

interface RetryLineProps {
  /** In the reader's language. */
  message: string;
  onRetry: () => void;
  isBusy: boolean;
}

/** A small part of a screen that could not be loaded, in one line; `InlineError` is for the large ones. */
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
