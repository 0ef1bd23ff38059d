import { MessageCircle, UserRoundCheck } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasValidSession } from '#/api/session.ts';
import { unblockUser } from '#/features/blocks/blockUser.ts';
import { FriendButton } from '#/features/friends/FriendButton.tsx';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { withName } from '#/features/text/withName.tsx';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import type { User } from './useRelationship.ts';
import { FRIEND_BANNER_MS } from '#/ui/measures.ts';

/** Befriending somebody else and writing to them; whom one blocks can be unblocked. */
export function UserActions({ person }: { person: User }) {
  const { t } = useTranslation();
  const { isShown, show } = useBanner();

  if (person.isBlocked) return <BlockedPerson person={person} />;
  return (
    <div className="flex w-full flex-col gap-2">
      <p role="status" className={isShown ? 'rounded-card bg-main-soft px-3 py-2 text-body text-main' : 'sr-only'}>
        {isShown && withName(t('users.profile.sentBanner', { name: person.nickname }), person.nickname)}
      </p>
      <FriendButton person={person} onSent={show} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {person.friendState === 'FRIEND' && (
          <p className="flex items-center gap-1.5 text-body font-semibold text-main">
            <UserRoundCheck aria-hidden size={18} />
            {t('users.profile.friend')}
          </p>
        )}
        <Link
          to={paths.noteDetail(person.uuid)}
          onClick={(event) => askBeforeNote(event, person)}
          className={cx(buttonClass({ variant: 'soft', size: 'sm' }), 'grow')}
        >
          <MessageCircle aria-hidden size={18} />
          {t('users.profile.note')}
        </Link>
      </div>
    </div>
  );
}

/** The guard would ask as well, but not say what for. */
function askBeforeNote(event: MouseEvent, person: User): void {
  if (hasValidSession()) return;
  event.preventDefault();
  void requireLogin('note', { to: paths.noteDetail(person.uuid) });
}

function BlockedPerson({ person }: { person: User }) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="text-body text-ink-2">{t('blocks.isBlocked')}</p>
      <Button variant="soft" size="sm" isWide onClick={() => void unblockUser(person)}>
        {t('blocks.undo')}
      </Button>
    </div>
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
