import { seoulDate, seoulTime } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import { decidableFromOf, errorCode, errorMessage } from '#/api/errorMessage.ts';
import { serverNow } from '#/i18n/serverClock.ts';

/** How near a case is to whoever has it open. */
interface Nearness {
  isOwn: boolean;
  isFriends: boolean;
  /** From when on they may decide; null where another one has to. */
  decidableFrom: string | null;
}

export function isDecidable({ isOwn, decidableFrom }: Nearness): boolean {
  return !isOwn && decidableFrom !== null && new Date(decidableFrom) <= serverNow();
}

/** Why one should leave a case to somebody else, a line each. */
export function useNearnessLines({ isOwn, isFriends, decidableFrom }: Nearness, friend: string): string[] {
  const { t } = useTranslation();
  const isWaiting = !isOwn && (decidableFrom === null || new Date(decidableFrom) > serverNow());
  const time = decidableFrom && timeOf(decidableFrom);
  return [
    isOwn && t('desk.reports.own'),
    isFriends && friend,
    isWaiting && (time ? t('desk.reports.secondFrom', { time }) : t('errors.NEEDS_SECOND_MODERATOR')),
  ].filter((line) => typeof line === 'string');
}

/** What is told of an act that was refused: `left` where it is for somebody else, and from when on whoever is alone may do it. */
export function useRefusal(left: string): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const from = decidableFromOf(error);
    if (from !== undefined) return t('desk.reports.secondFrom', { time: timeOf(from) });
    return errorCode(error) === 'NEEDS_SECOND_MODERATOR' ? left : errorMessage(error);
  };
}

const timeOf = (moment: string) => `${seoulDate(moment)} ${seoulTime(moment)}`;

/** What somebody should know before they decide; nothing where there is nothing. */
export function CaseWarnings({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-card bg-sunken px-3 py-2 text-body text-ink-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
