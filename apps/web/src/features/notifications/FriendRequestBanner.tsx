import { useQuery } from '#/api/apollo.ts';
import type { NotificationType } from '@haiko/shared/notifications';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ANEW } from '#/api/anew.ts';
import { WaitingFriendRequestsDocument, type WaitingFriendRequestsQuery } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';

const FACES = 3;
const REQUEST: NotificationType = 'Friend Request';

type WaitingRequests = WaitingFriendRequestsQuery['readReceivedFriendRequests'];

/** Who waits to become the reader's friend; undefined until that is known for the first time, nobody where it cannot be. */
export function useWaitingFriendRequests(): WaitingRequests | undefined {
  const { data, loading, refetch } = useQuery(WaitingFriendRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    context: ANEW,
  });
  useLiveRefresh(
    (event) => event.name === 'missed' || (event.name === 'notification' && event.type === REQUEST),
    refetch,
  );
  return data?.readReceivedFriendRequests ?? (loading ? undefined : []);
}

/** How many people wait to become friends; leads to their requests. Nothing where nobody does. */
export function FriendRequestBanner({ requests }: { requests: WaitingRequests }) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <Link
      to={paths.friendRequests}
      className="pressable mx-4 mb-2 flex min-h-14 items-center gap-3 rounded-card bg-accent-soft px-4 py-2.5 text-body font-semibold text-ink-1"
    >
      <span className="flex shrink-0 -space-x-2">
        {requests.slice(0, FACES).map(({ uuid, requester }) => (
          <span key={uuid} className="rounded-full ring-2 ring-accent-soft">
            <Avatar name={requester.nickname} src={requester.profileImageUrl} />
          </span>
        ))}
      </span>
      <span className="min-w-0 flex-1">{t('notifications.screen.friendRequests', { count: requests.length })}</span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-3" />
    </Link>
  );
}
