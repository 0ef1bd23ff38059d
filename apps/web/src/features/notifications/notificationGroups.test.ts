import { describe, expect, it } from 'vitest';
import { NOTIFICATIONS, NOTIFICATION_TYPES, notificationKind } from '@haiko/shared/notifications';
import { paths } from '#/paths.ts';
import { groupOf, targetOf } from './notificationGroups.ts';

// 00:30 of the 21st in Seoul.
const now = new Date('2026-11-20T15:30:00Z');

describe('the groups of notifications', () => {
  it.each([
    ['2026-11-20T15:29:00Z', 'today'],
    ['2026-11-20T15:00:00Z', 'today'],
    ['2026-11-20T16:00:00Z', 'today'],
    ['2026-11-20T14:59:59Z', 'recent'],
    ['2026-11-13T15:00:00Z', 'recent'],
    ['2026-11-13T14:59:59Z', 'longAgo'],
    ['2025-01-01T00:00:00Z', 'longAgo'],
  ])('put %s under "%s", by days in Seoul', (createdAt, group) => {
    expect(groupOf(createdAt, now)).toBe(group);
  });
});

describe('where a notification leads', () => {
  it('is the friends for what concerns them', () => {
    expect(targetOf({ type: 'Friend Request', post: null, path: null })).toBe('/friendmanage');
    expect(targetOf({ type: 'Friend Accept', post: null, path: null })).toBe('/friendmanage');
  });

  it.each(NOTIFICATION_TYPES)('is a screen that is there: %s', (type) => {
    const { screen, pushScreen } = notificationKind(type) ?? {};
    for (const path of [screen, pushScreen]) if (path) expect(Object.values(paths)).toContain(path);
  });

  it('is the search for what it found', () => {
    const path = '/announcement?region=1101.2600&q=%EC%9A%A9%EC%A0%91';
    expect(targetOf({ type: 'Job Alert', post: null, path })).toBe(path);
  });

  it.each(NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].screen === null))(
    'is the post for a %s, and nowhere when that is gone',
    (type) => {
      expect(targetOf({ type, post: { uuid: 'p' }, path: null })).toBe('/postdetail/p');
      expect(targetOf({ type, post: null, path: null })).toBeUndefined();
    },
  );

  it('is the post for a type that this release does not know', () => {
    expect(targetOf({ type: 'Of Tomorrow', post: { uuid: 'p' }, path: null })).toBe('/postdetail/p');
  });
});
