import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { Bubble } from './Bubble.tsx';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

interface OfflineNoticeProps {
  isBusy?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/** In place of what is not on this phone, while there is no network: where one can go, and again by itself when it is back. */
export function OfflineNotice({ isBusy, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation();
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(function retryWhenOnline() {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <div role="alert" className="fade-in flex flex-col items-center gap-4 px-8 py-12 text-center">
      {/* Drawings come when they are needed, which they cannot here. */}
      <Bubble mood="sad" size={64} />
      <p className="text-card text-balance text-ink-1">{t('common.offlineScreen.title')}</p>
      <p className="text-body text-balance text-ink-2">{t('common.offlineScreen.hint')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={paths.main} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('common.nav.home')}
        </Link>
        <Link to={paths.jobPostings} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('common.nav.announcement')}
        </Link>
        {onRetry && (
          <Button variant="soft" size="sm" isBusy={isBusy} icon={<RotateCw aria-hidden size={18} />} onClick={onRetry}>
            {t('common.button.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
