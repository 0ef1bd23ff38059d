import { useQuery } from '#/api/apollo.ts';
import { ChevronRight, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FriendRequestsDocument } from '#/api/generated.ts';
import { paths } from '#/paths.ts';

/** The way to the friend requests, with the number of those that wait for an answer. */
export function RequestsLink() {
  const { t } = useTranslation();
  const { data } = useQuery(FriendRequestsDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.readReceivedFriendRequests.length ?? 0;
  return (
    <Link
      to={paths.friendRequests}
      className="pressable mx-4 flex min-h-14 items-center gap-3 rounded-card bg-main-soft px-4 py-2 text-body font-semibold text-main"
    >
      <UserRoundPlus aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1">{t('friends.requestsLink')}</span>
      {count > 0 && (
        <span className="min-w-6 rounded-full bg-error px-2 text-center text-meta font-semibold text-on-error tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">{t('friends.requestsWaiting', { count })}</span>
        </span>
      )}
      <ChevronRight aria-hidden size={18} className="shrink-0" />
    </Link>
  );
}
