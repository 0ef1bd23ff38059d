import { useTranslation } from 'react-i18next';
import type { AuthorFragment } from '#/api/generated.ts';
import { useNationalities } from '#/features/nationalities/useNationalities.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/Dialog.tsx';
import { Flag } from '#/ui/Flag.tsx';

interface UserPopupProps {
  user: AuthorFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Who somebody is: picture, nickname, nationality. */
export function UserPopup({ user, isOpen, onClose }: UserPopupProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nationality } = user.nationalityInfo;
  const names = useNationalities(isOpen).find(({ uuid }) => uuid === nationality?.uuid)?.names;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('posts.person.title')}
      actions={
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('common.button.close')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3 pt-2 text-center">
        <Avatar name={user.nickname} src={user.profileImageUrl} size={72} />
        <div className="flex flex-col gap-1">
          <p className="text-card text-ink-1">{user.nickname}</p>
          {nationality && (
            <p className="flex items-center justify-center gap-2 text-body text-ink-2">
              <Flag code={nationality.code} />
              {names?.[language]}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
