import { formatNumber } from '../format.ts';
import type { ErrorCode, FieldErrorCode } from '../errors.ts';
import { NOTIFICATIONS as KINDS, type PushType } from '../notifications.ts';
import type { DecisionReason } from '../reports.ts';
import type { Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

type Parameters = Readonly<Record<string, string | number>>;

// All nine at once, which is right for a server; the web loads one language's catalogue at a time.
const ACCOUNTS = readMessages('accounts');
const ERRORS = readMessages('errors');
const FIELD_ERRORS = readMessages('fieldErrors');
const NOTIFICATIONS = readMessages('notifications');
const DECISIONS = readMessages('decisions');

/** The message of an error in a language, with its `{{placeholders}}` filled from `parameters`. */
export function errorMessage(code: ErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(ERRORS[language][code], parameters);
}

/** Why a new account may not write more today, in a language. */
export function firstDayMessage(language: Language): string {
  return ACCOUNTS[language].firstDay;
}

/** Why something of somebody's was decided about, in their language. */
export function decisionReason(reason: DecisionReason, language: Language): string {
  return DECISIONS[language].reason[reason];
}

/** Why a field was refused, in a language. */
export function fieldErrorMessage(code: FieldErrorCode, language: Language, parameters: Parameters = {}): string {
  return fill(FIELD_ERRORS[language][code], parameters);
}

/** What there is to say of an application, or of those of a posting (`applicants`), to one of its sides. */
export interface ApplicationNews {
  side: string;
  /** A state, `interview`, `note` or `applicants`. */
  event: string;
  /** Of the other side. */
  name: string;
  /** How many wait for an answer. */
  count: number;
  /** Of the posting; '' where it is gone. */
  title: string;
}

type NotificationKey = keyof (typeof NOTIFICATIONS)['en']['message'];

const APPLICATION_NEWS: Partial<Record<string, Partial<Record<string, NotificationKey>>>> = {
  seeker: {
    read: 'applicationRead',
    talk: 'applicationTalk',
    interview: 'applicationInterview',
    offer: 'applicationOffer',
    accepted: 'applicationAccepted',
    declined: 'applicationDeclined',
    closed: 'applicationClosed',
    note: 'applicationNote',
  },
  company: {
    accepted: 'applicantAccepted',
    withdrawn: 'applicantWithdrew',
    closed: 'applicantClosed',
    note: 'applicantNote',
    applicants: 'applicants',
  },
};

export interface NotificationWords {
  type: PushType;
  /** A comment that answers a comment. */
  isReply: boolean;
  /** Of who did it last; '' for somebody who has withdrawn. */
  nickname: string;
  peopleCount: number;
  news?: ApplicationNews | null;
}

/** What a notification or a push message says in a language. A note's own words are never part of it. */
export function notificationMessage(
  { type, isReply, nickname, peopleCount, news }: NotificationWords,
  language: Language,
): string {
  const { message } = NOTIFICATIONS[language];
  const kind = type === 'Note' ? ({ message: 'note', isFromReceiver: false } as const) : KINDS[type];
  if (!nickname && !kind.isFromReceiver) return message.withdrawn;
  if (news) return applicationMessage(news, language);
  const others = peopleCount - 1;
  const parameters = { nickname, count: others };
  const group = type === 'Post Like' ? 'postLikes' : type !== 'Comment' ? undefined : isReply ? 'replies' : 'comments';
  if (group && others > 0) return fill(message[`${group}_${pluralOf(others, language)}`], parameters);
  return fill(message[isReply && type === 'Comment' ? 'reply' : kind.message], parameters);
}

/** What has become of an application and of which job; who has no name any more is not named. */
function applicationMessage({ side, event, name, count, title }: ApplicationNews, language: Language): string {
  const { message } = NOTIFICATIONS[language];
  const isSaid = event === 'applicants' ? count > 0 : name !== '';
  const key = (isSaid && APPLICATION_NEWS[side]?.[event]) || 'applicationState';
  const said = fill(message[key], { name, count });
  return title === '' ? said : `${said} · ${title}`;
}

function pluralOf(count: number, language: Language): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}

/** A message with its `{{placeholders}}` filled. */
export function fill(message: string, parameters: Parameters): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = parameters[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
