import type { Messages } from './i18n/messages.ts';

interface NotificationKind {
  /** What it says, of `notifications.message`. */
  message: keyof Messages['notifications']['message'];
  /** The screen it leads to. Null: to the path or the post that it names, and nowhere once that is gone. */
  screen: string | null;
  /** The screen a push message leads to, where that is another one. */
  pushScreen?: string;
  /** The same deed of the same person is news again. */
  isNewAgain: boolean;
  /** Nobody's deed: it is from its own receiver. */
  isFromReceiver: boolean;
}

const OF_A_POST = { screen: null, isNewAgain: false, isFromReceiver: false };
const OF_A_FRIEND = { screen: '/friendmanage', isNewAgain: true, isFromReceiver: false };

/** What people are notified of, by the names that clients know. */
export const NOTIFICATIONS = {
  'Friend Request': { message: 'friendRequest', ...OF_A_FRIEND, pushScreen: '/friendrequest' },
  'Friend Accept': { message: 'friendAccept', ...OF_A_FRIEND },
  'Post Like': { message: 'postLike', ...OF_A_POST },
  'Comment Like': { message: 'commentLike', ...OF_A_POST },
  Post: { message: 'post', ...OF_A_POST },
  Comment: { message: 'comment', ...OF_A_POST },
  Scrap: { message: 'scrap', ...OF_A_POST },
  'Job Alert': { message: 'jobAlert', screen: null, isNewAgain: true, isFromReceiver: true },
  Decision: { message: 'decision', screen: '/decisions', isNewAgain: true, isFromReceiver: true },
  'Visa Rule': { message: 'visaRule', screen: null, isNewAgain: false, isFromReceiver: true },
  Company: { message: 'company', screen: '/enterprisenotifications', isNewAgain: false, isFromReceiver: true },
  'Company Invitation': {
    message: 'companyInvitation',
    screen: '/enterpriseinvitations',
    isNewAgain: true,
    isFromReceiver: true,
  },
  Desk: { message: 'desk', screen: null, isNewAgain: false, isFromReceiver: true },
  'Application State': { message: 'applicationState', screen: null, isNewAgain: true, isFromReceiver: true },
  'Legal Text': { message: 'legalText', screen: null, isNewAgain: false, isFromReceiver: true },
} satisfies Record<string, NotificationKind>;

export type NotificationType = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATIONS) as NotificationType[];
export const TYPES_FROM_RECEIVER = NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].isFromReceiver);

/** What is known of a type; undefined for one of a later release. */
export function notificationKind(type: string): NotificationKind | undefined {
  return (NOTIFICATIONS as Partial<Record<string, NotificationKind>>)[type];
}

/** What is pushed to people's devices: everything they are notified of, and notes. */
export type PushType = NotificationType | 'Note';
export const PUSH_TYPES: readonly PushType[] = [...NOTIFICATION_TYPES, 'Note'];

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
