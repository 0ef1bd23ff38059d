import { formatNumber, relativeTime } from '@haiko/shared/format';
import type { FormatterModule, TFunction } from 'i18next';
import { serverNow } from './serverClock.ts';

/** Numbers within messages look like all others. What is no amount (a year) is given to a message as a text. */
export const numbersInMessages: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (typeof value === 'number' ? formatNumber(value) : (value as string)),
};

/** `just now`, `5 minutes ago`, `3 hours ago`, then `yy-mm-dd` in Seoul. `createdAt` is ISO 8601. */
export function formatRelativeTime(t: TFunction, createdAt: string, now: Date = serverNow()): string {
  const time = relativeTime(createdAt, now);
  switch (time.unit) {
    case 'now':
      return t('common.time.justNow');
    case 'minute':
      return t('common.time.minutesAgo', { count: time.count });
    case 'hour':
      return t('common.time.hoursAgo', { count: time.count });
    case 'date':
      return time.text;
  }
}
