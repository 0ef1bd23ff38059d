import { formatNumber } from '../format.ts';
import type { ErrorCode, FieldErrorCode } from '../errors.ts';
import type { PushType } from '../notifications.ts';
import type { Language } from './languages.ts';
import * as bn from './messages/bn/errors.ts';
import * as en from './messages/en/errors.ts';
import * as ja from './messages/ja/errors.ts';
import * as km from './messages/km/errors.ts';
import * as ko from './messages/ko/errors.ts';
import * as th from './messages/th/errors.ts';
import * as tl from './messages/tl/errors.ts';
import * as vi from './messages/vi/errors.ts';
import * as zh from './messages/zh/errors.ts';
import { notifications as bnNotifications } from './messages/bn/notifications.ts';
import { notifications as enNotifications } from './messages/en/notifications.ts';
import { notifications as jaNotifications } from './messages/ja/notifications.ts';
import { notifications as kmNotifications } from './messages/km/notifications.ts';
import { notifications as koNotifications } from './messages/ko/notifications.ts';
import { notifications as thNotifications } from './messages/th/notifications.ts';
import { notifications as tlNotifications } from './messages/tl/notifications.ts';
import { notifications as viNotifications } from './messages/vi/notifications.ts';
import { notifications as zhNotifications } from './messages/zh/notifications.ts';
import type { Messages } from './types.ts';

type ErrorMessages = Pick<Messages, 'errors' | 'fieldErrors'>;
type Parameters = Readonly<Record<string, string | number>>;

// All nine at once, which is right for a server; the web loads one language's catalogue at a time.
const MESSAGES: Record<Language, ErrorMessages> = { ko, en, zh, ja, th, vi, km, tl, bn };

const NOTIFICATIONS: Record<Language, Messages['notifications']> = {
  ko: koNotifications,
  en: enNotifications,
  zh: zhNotifications,
  ja: jaNotifications,
  th: thNotifications,
  vi: viNotifications,
  km: kmNotifications,
  tl: tlNotifications,
  bn: bnNotifications,
};

const NOTIFICATION_KEYS = {
  'Friend Request': 'friendRequest',
  'Friend Accept': 'friendAccept',
  'Post Like': 'postLike',
  'Comment Like': 'commentLike',
  Post: 'post',
  Comment: 'comment',
  Scrap: 'scrap',
  'Job Alert': 'jobAlert',
  Note: 'note',
} as const satisfies Record<PushType, keyof Messages['notifications']['message']>;

/** The message of an error in a language, with its `{{placeholders}}` filled from `parameters`. */
export function errorMessage(code: ErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(MESSAGES[language].errors[code], parameters);
}

/** Why a field was refused, in a language. */
export function fieldErrorMessage(code: FieldErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(MESSAGES[language].fieldErrors[code], parameters);
}

export interface Told {
  type: PushType;
  /** A comment that answers a comment. */
  isReply: boolean;
  /** Of who did it last; '' for somebody who has withdrawn. */
  nickname: string;
  peopleCount: number;
}

/** What a notification or a push message says in a language. A note's own words are never part of it. */
export function notificationMessage({ type, isReply, nickname, peopleCount }: Told, language: Language): string {
  const { message, withdrawnUser } = NOTIFICATIONS[language];
  const others = peopleCount - 1;
  const parameters = { nickname: nickname || withdrawnUser, count: others };
  if (type === 'Post Like' && others > 0) return fill(message[likesKey(others, language)], parameters);
  return fill(message[isReply ? 'reply' : NOTIFICATION_KEYS[type]], parameters);
}

function likesKey(others: number, language: Language): 'postLikes_one' | 'postLikes_other' {
  return new Intl.PluralRules(language).select(others) === 'one' ? 'postLikes_one' : 'postLikes_other';
}

function fill(message: string, parameters: Parameters): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
