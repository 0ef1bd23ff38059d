import { seoulDate, seoulTime } from '@haiko/shared/format';
import { Clock, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useRecalledAt } from '#/api/recalled.ts';
import { useUnsent } from '#/api/unsentList.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';

const LINE = 'flex items-center justify-center gap-2 bg-accent-soft px-4 py-2 text-meta text-ink-1';

/** Says that there is no connection, for as long as there is none, how old what is shown may be, and what has not been sent. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const { pathname } = useLocation();
  const recalledAt = useRecalledAt(pathname);
  const unsent = useUnsent();
  return (
    <div role="status">
      {(!isOnline || recalledAt !== undefined) && (
        <p className={LINE}>
          <WifiOff aria-hidden size={16} className="shrink-0" />
          {recalledAt === undefined ? t('common.offline') : t('common.asOf', { time: momentText(recalledAt) })}
        </p>
      )}
      {unsent.length > 0 && pathname !== paths.unsent && (
        <Link to={paths.unsent} className={cx(LINE, 'pressable min-h-11 underline underline-offset-2')}>
          <Clock aria-hidden size={16} className="shrink-0" />
          {t('common.unsent.link', { count: unsent.length })}
        </Link>
      )}
    </div>
  );
}

/** `10:42`, of another day with its date. */
function momentText(time: number): string {
  const moment = new Date(time);
  const isToday = seoulDate(moment) === seoulDate(serverNow());
  return isToday ? seoulTime(moment) : `${seoulDate(moment)} ${seoulTime(moment)}`;
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
