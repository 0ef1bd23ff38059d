import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { FriendRequestRowFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { displayName } from '#/features/users/AuthorLine.tsx';
import { UserRow } from '#/features/users/UserRow.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { acceptRequest, rejectRequest } from './friends.actions.ts';

/** Somebody who wants to be friends, and the answer. */
export function ReceivedRequest({ request }: { request: FriendRequestRowFragment }) {
  const { t } = useTranslation();
  const name = displayName(t, request.requester);
  const { nickname } = request.requester;

  async function answer(send: (request: FriendRequestRowFragment) => Promise<void>, message: ReactNode) {
    try {
      await send(request);
      toast(message);
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  }

  async function handleReject() {
    const message = withName(t('friends.request.rejectQuestion', { name }), nickname);
    if (!(await confirm({ message, yes: t('friends.request.reject'), isDangerous: true }))) return;
    await answer(rejectRequest, t('friends.request.rejected'));
  }

  return (
    <div className="border-b border-line pb-2">
      <UserRow user={request.requester} note={formatRelativeTime(t, request.createdAt)} />
      <div className="flex flex-wrap gap-2 ps-18 pe-4 pb-1 *:flex-1">
        <Button
          size="sm"
          aria-label={t('friends.request.acceptOf', { name })}
          onClick={() => void answer(acceptRequest, withName(t('friends.request.accepted', { name }), nickname))}
        >
          {t('friends.request.accept')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('friends.request.rejectOf', { name })}
          onClick={() => void handleReject()}
        >
          {t('friends.request.reject')}
        </Button>
      </div>
    </div>
  );
}
