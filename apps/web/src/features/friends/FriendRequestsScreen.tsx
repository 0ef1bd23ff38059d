import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { client } from '#/api/client.ts';
import { FriendRequestsDocument, type FriendRequestRowFragment } from '#/api/generated.ts';
import { UserRow } from '#/features/users/UserRow.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { ReceivedRequest } from './ReceivedRequest.tsx';

export const titleKey = 'friends.requestsLink';

/** /friendrequest: who wants to be friends, to accept or reject, and who has not answered yet. */
export function Screen() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(FriendRequestsDocument, { fetchPolicy: 'cache-and-network' });
  const { readReceivedFriendRequests: received, readSentFriendRequests: sent } = data;

  const handleRefresh = () => client.query({ query: FriendRequestsDocument, fetchPolicy: 'network-only' });

  return (
    <PullToRefresh onRefresh={handleRefresh} failed={t('friends.request.loadFailed')}>
      <ScreenTitle>{t('friends.requestsLink')}</ScreenTitle>
      {received.length === 0 ? (
        <EmptyState drawing="people" message={t('friends.request.empty')} />
      ) : (
        <section aria-label={t('friends.request.received')}>
          {received.map((request) => (
            <ReceivedRequest key={request.uuid} request={request} />
          ))}
        </section>
      )}
      {sent.length > 0 && <SentRequests requests={sent} />}
    </PullToRefresh>
  );
}

export function Skeleton() {
  return <RowSkeletons count={4} />;
}

function SentRequests({ requests }: { requests: readonly FriendRequestRowFragment[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="sent" className="border-t-8 border-sunken pt-4 pb-4">
      <h2 id="sent" className="px-4 pb-1 text-meta text-ink-3">
        {t('friends.request.sent')}
      </h2>
      {requests.map(({ uuid, addressee, createdAt }) => (
        <UserRow key={uuid} user={addressee} note={formatRelativeTime(t, createdAt)}>
          <span className="max-w-2/5 text-end text-meta text-ink-3">{t('friends.request.waiting')}</span>
        </UserRow>
      ))}
    </section>
  );
}
