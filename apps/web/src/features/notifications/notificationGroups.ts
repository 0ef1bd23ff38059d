import { seoulDay } from '@haiko/shared/format';
import { RECENT_NOTIFICATIONS_DAYS } from '@haiko/shared/limits';
import { notificationKind } from '@haiko/shared/notifications';
import { paths } from '#/paths.ts';

export type NotificationGroup = 'today' | 'recent' | 'longAgo';

const DAY_MS = 86_400_000;

/** Under which heading a notification stands; the days are those of Seoul, and today is none of the last seven. */
export function groupOf(createdAt: string, now: Date): NotificationGroup {
  const day = seoulDay(createdAt);
  if (day >= seoulDay(now)) return 'today';
  return day >= seoulDay(now.getTime() - RECENT_NOTIFICATIONS_DAYS * DAY_MS) ? 'recent' : 'longAgo';
}

interface NotificationTarget {
  type: string;
  post: { uuid: string } | null;
  path: string | null;
}

/** Where a notification leads: to what its type is about, the path it names, else the post; undefined where that is gone. */
export function targetOf({ type, post, path }: NotificationTarget): string | undefined {
  const own = notificationKind(type)?.screen ?? path;
  return own ?? (post ? paths.postDetail(post.uuid) : undefined);
}
