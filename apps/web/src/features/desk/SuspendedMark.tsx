import { seoulDate } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#/i18n/serverClock.ts';

export function isSuspended(until: string | null): until is string {
  return until !== null && new Date(until) > serverNow();
}

/** Until when somebody is suspended; nothing of whoever is not. */
export function SuspendedMark({ until }: { until: string | null }) {
  const { t } = useTranslation();
  if (!isSuspended(until)) return null;
  const isForGood = until.startsWith('9999');
  return (
    <span className="text-meta text-error">
      {isForGood ? t('desk.people.forGood') : t('desk.people.suspended', { date: seoulDate(until) })}
    </span>
  );
}
