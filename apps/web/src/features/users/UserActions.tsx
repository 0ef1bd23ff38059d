import { Ban, Flag as ReportFlag, MessageCircle, UserRoundCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { blockUser, unblockUser } from '#/features/blocks/blockUser.ts';
import { FriendButton } from '#/features/friends/FriendButton.tsx';
import { report } from '#/features/reports/report.ts';
import { withName } from '#/features/text/withName.tsx';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { closeProfile } from './profile.ts';
import type { User } from './useRelationship.ts';
import { FRIEND_BANNER_MS } from '#/ui/measures.ts';

/** Befriending, writing, reporting and blocking somebody else; whom one blocks can be unblocked and reported. */
export function UserActions({ person }: { person: User }) {
  const { t } = useTranslation();
  const { isShown, show } = useBanner();

  if (person.isBlocked) return <BlockedPerson person={person} />;
  return (
    <div className="flex w-full flex-col gap-2">
      <p role="status" className={isShown ? 'rounded-card bg-main-soft px-3 py-2 text-body text-main' : 'sr-only'}>
        {isShown && withName(t('users.profile.sentBanner', { name: person.nickname }), person.nickname)}
      </p>
      {person.friendState === 'FRIEND' && (
        <p className="flex items-center justify-center gap-1.5 text-body font-semibold text-main">
          <UserRoundCheck aria-hidden size={18} />
          {t('users.profile.friend')}
        </p>
      )}
      <FriendButton person={person} onSent={show} />
      <Link to={paths.noteDetail(person.uuid)} className={buttonClass({ variant: 'soft', size: 'sm', isWide: true })}>
        <MessageCircle aria-hidden size={18} />
        {t('users.profile.note')}
      </Link>
      <div className="flex flex-wrap justify-center gap-x-2">
        <ReportAction person={person} />
        <QuietAction Icon={Ban} label={t('blocks.action')} onClick={() => void blockUser(person)} />
      </div>
    </div>
  );
}

function BlockedPerson({ person }: { person: User }) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="text-body text-ink-2">{t('blocks.isBlocked')}</p>
      <Button variant="soft" size="sm" isWide onClick={() => void unblockUser(person)}>
        {t('blocks.undo')}
      </Button>
      <div className="flex justify-center">
        <ReportAction person={person} />
      </div>
    </div>
  );
}

function ReportAction({ person }: { person: User }) {
  const { t } = useTranslation();

  function handleReport() {
    closeProfile();
    void report({ type: 'user', uuid: person.uuid });
  }

  return <QuietAction Icon={ReportFlag} label={t('reports.action')} onClick={handleReport} />;
}

interface QuietActionProps {
  Icon: LucideIcon;
  label: string;
  onClick: () => void;
}

function QuietAction({ Icon, label, onClick }: QuietActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="pressable inline-flex min-h-11 items-center gap-1.5 px-3 text-body text-ink-3"
    >
      <Icon aria-hidden size={16} />
      {label}
    </button>
  );
}

/** A confirmation that goes by itself. */
function useBanner() {
  const [isShown, setIsShown] = useState(false);
  useEffect(
    function hideSoon() {
      if (!isShown) return;
      const timer = window.setTimeout(() => setIsShown(false), FRIEND_BANNER_MS);
      return () => window.clearTimeout(timer);
    },
    [isShown],
  );
  return { isShown, show: () => setIsShown(true) };
}
