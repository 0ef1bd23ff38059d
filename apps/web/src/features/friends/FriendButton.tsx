import { UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { RelationshipQuery } from '#/api/generated.ts';
import { offerConfirmation } from '#/features/accounts/offerConfirmation.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { withName } from '#/features/text/withName.tsx';
import { i18n } from '#/i18n/i18n.ts';
import { navigateTo } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { useRunning } from '#/ui/useRunning.ts';
import { requestFriend } from './friends.actions.ts';

type User = NonNullable<RelationshipQuery['readUser']>;

/** Asks somebody to be friends, and then says that one has; nothing for a friend. */
export function FriendButton({ person, onSent }: { person: User; onSent: () => void }) {
  const { t } = useTranslation();
  const [isSending, run] = useRunning();

  async function handleAdd() {
    if (!(await requireLogin('friend'))) return;
    await run(() =>
      requestFriend(person.uuid)
        .then(onSent)
        .catch((error: unknown) => showFailure(error, person)),
    );
  }

  if (person.friendState === 'FRIEND') return null;
  if (person.friendState === 'RECEIVED') {
    return (
      <Link to={paths.friendRequests} className={buttonClass({ size: 'sm', isWide: true })}>
        {t('users.profile.answerRequest')}
      </Link>
    );
  }
  const isSent = person.friendState === 'REQUESTED';
  return (
    <Button
      size="sm"
      isWide
      disabled={isSent}
      icon={<UserRoundPlus aria-hidden size={18} />}
      onClick={() => !isSending && void handleAdd()}
    >
      {isSent ? t('users.profile.requestSent') : t('users.profile.addFriend')}
    </Button>
  );
}

/** Who asked first is there to be answered: that is more than a refusal. */
async function showFailure(error: unknown, { nickname }: User): Promise<void> {
  if (await offerConfirmation(error)) return;
  if (errorCode(error) !== 'FRIEND_REQUEST_ALREADY_RECEIVED') return showAlert(errorMessage(error));
  const isWanted = await confirm({
    title: i18n.t('users.profile.checkRequest'),
    message: withName(i18n.t('users.profile.alreadyReceived', { name: nickname }), nickname),
  });
  if (isWanted) navigateTo(paths.friendRequests);
}
