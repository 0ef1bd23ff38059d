import { MessageCircle, UserRoundMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import type { AuthorFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { UserRow } from '#/features/users/UserRow.tsx';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { toast } from '#/ui/toast.ts';
import { removeFriend } from './friends.actions.ts';

/** A friend, to write to or to let go. */
export function FriendRow({ friend }: { friend: AuthorFragment }) {
  const { t } = useTranslation();
  const name = displayName(t, friend);
  const writing = t('friends.note', { name });

  async function handleRemove() {
    const question = {
      message: withName(t('friends.removeQuestion', { name }), friend.nickname),
      yes: t('friends.removeYes'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    try {
      await removeFriend(friend.uuid);
      toast(withName(t('friends.removed', { name }), friend.nickname));
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  return (
    <UserRow user={friend}>
      <Link
        to={paths.noteDetail(friend.uuid)}
        aria-label={writing}
        title={writing}
        className="pressable grid size-11 shrink-0 place-items-center rounded-full text-main"
      >
        <MessageCircle aria-hidden size={22} strokeWidth={1.75} />
      </Link>
      <span className="-me-2.5 text-ink-3">
        <IconButton
          label={t('friends.remove', { name })}
          icon={<UserRoundMinus aria-hidden size={22} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void handleRemove()}
        />
      </span>
    </UserRow>
  );
}
