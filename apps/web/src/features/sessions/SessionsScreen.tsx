import { seoulDate } from '@haiko/shared/format';
import { MonitorSmartphone } from 'lucide-react';
import { Suspense, use, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRelativeTime } from '#/i18n/format.ts';
import { useNow } from '#/i18n/useNow.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { loadSessions, logOutDevice, logOutOtherDevices, type OwnSession } from './sessions.actions.ts';

/** /sessions: on which devices one is logged in, and the way to log them out. */
export function Screen() {
  const { t } = useTranslation();
  const [sessions, setSessions] = useState(loadSessions);
  const [, startTransition] = useTransition();
  return (
    <>
      <ScreenTitle>{t('sessions.list.title')}</ScreenTitle>
      <ScreenHint>{t('sessions.list.lead')}</ScreenHint>
      <Suspense fallback={<Skeleton />}>
        <Sessions loaded={sessions} onChanged={() => startTransition(() => setSessions(loadSessions()))} />
      </Suspense>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={2} />;
}

interface SessionsProps {
  loaded: Promise<OwnSession[]>;
  onChanged: () => void;
}

function Sessions({ loaded, onChanged }: SessionsProps) {
  const { t } = useTranslation();
  const sessions = use(loaded);
  const { isBusy, attempt } = useAttempt();

  async function handleEnd({ uuid }: OwnSession) {
    if (!(await confirm(t('sessions.list.endQuestion')))) return;
    await attempt(async () => {
      await logOutDevice(uuid).finally(onChanged);
      toast(t('sessions.list.ended'));
    });
  }

  async function handleEndOthers() {
    if (!(await confirm(t('sessions.list.endOthersQuestion')))) return;
    await attempt(async () => {
      await logOutOtherDevices().finally(onChanged);
      toast(t('sessions.list.othersEnded'));
    });
  }

  return (
    <>
      <ul aria-label={t('sessions.list.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.uuid} session={session} isBusy={isBusy} onEnd={() => void handleEnd(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="p-4">
          <Button variant="soft" isBusy={isBusy} onClick={() => void handleEndOthers()}>
            {t('sessions.list.endOthers')}
          </Button>
        </div>
      ) : (
        <EmptyState drawing="shield" message={t('sessions.list.alone')} />
      )}
    </>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, createdAt, lastUsedAt, isCurrent }, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const time = formatRelativeTime(t, lastUsedAt, useNow());
  const name = device || t('sessions.list.unknown');
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3">
      <MonitorSmartphone aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold wrap-anywhere text-ink-1">{name}</p>
        <p className="text-meta text-ink-3">{t('sessions.list.since', { date: seoulDate(createdAt) })}</p>
        {!isCurrent && <p className="text-meta text-ink-3">{t('sessions.list.lastUsed', { time })}</p>}
      </div>
      {isCurrent ? (
        <span className="shrink-0 text-meta text-main">{t('sessions.list.here')}</span>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t('sessions.list.endOf', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.list.end')}
        </Button>
      )}
    </li>
  );
}
