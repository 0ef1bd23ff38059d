import { useEffect, useState } from 'react';
import { client } from '#/api/client.ts';
import { NotificationsDocument, type NotificationRowFragment } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { useListLanguage } from '#/api/useListLanguage.ts';
import { useLiveQuery } from '#/api/useLiveQuery.ts';

/** What the reader was told, newest first, as it comes. Reading it counts as seen, so a hidden page does not. */
export function useNotifications() {
  const language = useListLanguage({ query: NotificationsDocument, variables: {} });
  const { items, ...list } = useLiveQuery(
    NotificationsDocument,
    { language },
    (data) => data.readReceivedNotifications,
  );
  useLiveRefresh(({ name }) => name === 'notification' || name === 'missed', list.refresh);
  const { isUnread, markOpened } = useUnread(items, !list.isLoading);
  return { ...list, notifications: items, isUnread, markOpened };
}

/** Which ones look unread: on the server they are read as soon as they are shown, here until one leaves or opens them. */
function useUnread(items: readonly NotificationRowFragment[] | undefined, isFresh: boolean) {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const waiting = isFresh ? (items ?? []).filter(({ isReadByReceiver }) => !isReadByReceiver) : [];
  const added = waiting.filter(({ uuid }) => !unread.has(uuid));
  if (added.length > 0) setUnread(new Set([...unread, ...added.map(({ uuid }) => uuid)]));

  const shown = waiting.map(({ uuid }) => uuid).join(' ');
  useEffect(
    function noteShown() {
      if (!shown) return;
      client.cache.batch({
        update: (cache) =>
          shown
            .split(' ')
            .forEach((uuid) => cache.modify({ id: `Notification:${uuid}`, fields: { isReadByReceiver: () => true } })),
      });
    },
    [shown],
  );

  return {
    isUnread: (uuid: string) => unread.has(uuid),
    markOpened: (uuid: string) => setUnread(new Set([...unread].filter((other) => other !== uuid))),
  };
}
