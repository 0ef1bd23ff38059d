import { seoulDate } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import { isForGood, isSuspended } from './suspensionEnd.ts';

/** Until when somebody is suspended; nothing of whoever is not. */
export function SuspendedMark({ until }: { until: string | null }) {
  const { t } = useTranslation();
  if (!isSuspended(until)) return null;
  return (
    <span className="text-meta text-error">
      {isForGood(until) ? t('desk.people.forGood') : t('desk.people.suspended', { date: seoulDate(until) })}
    </span>
  );
}
