import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuthorFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Dialog } from '#/ui/Dialog.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { NationalityLine } from './NationalityLine.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { UserActions } from './UserActions.tsx';
import { useRelationship, type Relationship } from './useRelationship.ts';

interface UserPopupProps {
  user: AuthorFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Who somebody is, and what one can do about them: befriend and write to them, see their page; report and block in its options. */
export function UserPopup({ user, isOpen, onClose }: UserPopupProps) {
  const { t } = useTranslation();
  const standing = useRelationship(user, isOpen);
  const shown = standing.kind === 'other' ? standing.person : user;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('users.person.title')}
      corner={
        <>
          {standing.kind === 'other' && <PersonMenu person={standing.person} />}
          <IconButton label={t('common.button.close')} icon={<X aria-hidden size={22} />} onClick={onClose} />
        </>
      }
    >
      <div className="flex flex-col items-center gap-4 pt-2 text-center">
        <Avatar name={shown.nickname} src={shown.profileImageUrl} size={72} />
        <div className="flex flex-col items-center gap-1">
          <p lang={langOf(shown.nickname)} className="text-card break-words text-ink-1">
            {shown.nickname}
          </p>
          <NationalityLine user={shown} />
        </div>
        <Actions standing={standing} />
        {standing.kind !== 'unavailable' && (
          <Link to={paths.user(user.uuid)} className={buttonClass({ variant: 'quiet', size: 'sm', isWide: true })}>
            {t('users.page.see')}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

function Actions({ standing }: { standing: Relationship }) {
  const { t } = useTranslation();
  switch (standing.kind) {
    case 'other':
      return <UserActions person={standing.person} />;
    case 'oneself':
      return (
        <Link to={paths.myInfo} className={buttonClass({ variant: 'soft', size: 'sm', isWide: true })}>
          {t('common.nav.myInfo')}
        </Link>
      );
    case 'unavailable':
      return <p className="text-body text-ink-3">{t('users.profile.unavailable')}</p>;
    case 'failed':
      return (
        <Button variant="soft" size="sm" isWide onClick={standing.retry}>
          {t('common.button.retry')}
        </Button>
      );
    case 'loading':
      return (
        <span className="flex w-full flex-col gap-2">
          <Skeleton shape="card" className="h-11 w-full" />
          <Skeleton shape="card" className="h-11 w-full" />
          <span className="h-11" />
        </span>
      );
  }
}
