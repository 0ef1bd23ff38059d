/** What people are told about, by the names that clients know. */
export const NOTIFICATION_TYPES = [
  'Friend Request',
  'Friend Accept',
  'Post Like',
  'Comment Like',
  'Post',
  'Comment',
  'Scrap',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
