/** What people are told about, by the names that clients know. */
export const NOTIFICATION_TYPES = [
  'Friend Request',
  'Friend Accept',
  'Post Like',
  'Comment Like',
  'Post',
  'Comment',
  'Scrap',
  'Job Alert',
  'Decision',
  'Visa Rule',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What is pushed to people's devices: everything they are notified of, and notes. */
export const PUSH_TYPES = [...NOTIFICATION_TYPES, 'Note'] as const;
export type PushType = (typeof PUSH_TYPES)[number];

/** From `from` to `to` (`HH:MM` in Korea, over midnight where `to` comes first) nothing is pushed while `isOn`. */
export interface QuietHours {
  isOn: boolean;
  from: string;
  to: string;
}

/** What a person wants pushed: everything but the muted types, and nothing in quiet hours. */
export interface NotificationSettings {
  mutedTypes: PushType[];
  quietHours: QuietHours;
}

export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  mutedTypes: [],
  quietHours: { isOn: false, from: '22:00', to: '08:00' },
};

/** `00:00` to `23:59`. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
