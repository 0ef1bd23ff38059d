import { useTranslation } from 'react-i18next';
import type { NotificationRowFragment } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { FriendRequestBanner, useWaitingFriendRequests } from './FriendRequestBanner.tsx';
import { groupOf, type NotificationGroup } from './notificationGroups.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './useNotifications.ts';

const HEADINGS = {
  today: 'notifications.screen.today',
  recent: 'notifications.screen.recent',
  longAgo: 'notifications.screen.longAgo',
} as const satisfies Record<NotificationGroup, MessageKey>;

/** /notifications: what others did that concerns the reader, by how long ago. */
export function Screen() {
  const { t } = useTranslation();
  const requests = useWaitingFriendRequests();
  const { notifications = [], isUnread, markOpened, refresh, ...list } = useNotifications();

  // Both at once: a banner that came first or last would push what is below it down.
  const isReady = requests !== undefined && !(list.isLoading && notifications.length === 0);

  return (
    <>
      <ScreenTitle>{t('notifications.screen.title')}</ScreenTitle>
      <PullToRefresh onRefresh={refresh} failed={t('notifications.screen.refreshFailed')}>
        {isReady && <FriendRequestBanner requests={requests} />}
        <InfiniteList
          items={isReady ? notifications : []}
          keyOf={({ uuid }) => uuid}
          renderItem={(notification, index) => (
            <>
              <Heading notification={notification} before={notifications[index - 1]} />
              <NotificationRow
                notification={notification}
                isUnread={isUnread(notification.uuid)}
                onOpen={() => markOpened(notification.uuid)}
              />
            </>
          )}
          hasMore={list.hasMore}
          loadMore={list.loadMore}
          isLoading={!isReady}
          skeleton={<RowSkeletons />}
          error={list.error && t('notifications.screen.loadFailed')}
          onRetry={() => void refresh().catch(() => undefined)}
          empty={
            <EmptyState
              drawing="bell"
              message={t('notifications.screen.empty')}
              hint={t('notifications.screen.emptyHint')}
            />
          }
        />
      </PullToRefresh>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons />;
}

interface HeadingProps {
  notification: NotificationRowFragment;
  before: NotificationRowFragment | undefined;
}

/** Above the first of its group. */
function Heading({ notification, before }: HeadingProps) {
  const { t } = useTranslation();
  const now = serverNow();
  const group = groupOf(notification.createdAt, now);
  if (before && groupOf(before.createdAt, now) === group) return null;
  return <h2 className="px-4 pt-5 pb-1.5 text-meta font-semibold text-ink-3">{t(HEADINGS[group])}</h2>;
}
