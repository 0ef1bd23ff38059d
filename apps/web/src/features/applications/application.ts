import {
  type AnswerTemplate,
  type ApplicationState,
  type CLOSE_REASONS,
  type DECLINE_REASONS,
  OPEN_STATES,
  type QuickQuestion,
} from '@haiko/shared/applications';
import { seoulDate, seoulDay, seoulTime } from '@haiko/shared/format';
import { ADULT_AGE } from '@haiko/shared/limits';
import type { MessageKey } from '#/i18n/messageKey.ts';

export const STATE_LABELS = {
  sent: 'applications.state.sent',
  read: 'applications.state.read',
  talk: 'applications.state.talk',
  offer: 'applications.state.offer',
  accepted: 'applications.state.accepted',
  declined: 'applications.state.declined',
  withdrawn: 'applications.state.withdrawn',
  closed: 'applications.state.closed',
} as const satisfies Record<ApplicationState, MessageKey>;

export const QUESTION_LABELS = {
  DORMITORY: 'applications.question.DORMITORY',
  DAYS: 'applications.question.DAYS',
  MEALS: 'applications.question.MEALS',
  PAYDAY: 'applications.question.PAYDAY',
  NEEDS_DORMITORY: 'applications.question.NEEDS_DORMITORY',
  CAN_DAYS: 'applications.question.CAN_DAYS',
  CAN_START: 'applications.question.CAN_START',
  COMMUTE: 'applications.question.COMMUTE',
} as const satisfies Record<QuickQuestion, MessageKey>;

export const TEMPLATE_LABELS = {
  RECEIVED: 'applications.templates.RECEIVED',
  INTERVIEW: 'applications.templates.INTERVIEW',
  DOCUMENTS: 'applications.templates.DOCUMENTS',
  DECLINED: 'applications.templates.DECLINED',
  FILLED: 'applications.templates.FILLED',
} as const satisfies Record<AnswerTemplate, MessageKey>;

type Reason = (typeof DECLINE_REASONS)[number] | (typeof CLOSE_REASONS)[number];

const REASONS = {
  FILLED: 'applications.reason.FILLED',
  EXPERIENCE: 'applications.reason.EXPERIENCE',
  KOREAN: 'applications.reason.KOREAN',
  SCHEDULE: 'applications.reason.SCHEDULE',
  VISA: 'applications.reason.VISA',
  OTHER: 'applications.reason.OTHER',
  POSITION_FILLED: 'applications.reason.POSITION_FILLED',
  POSTING_CLOSED: 'applications.reason.POSTING_CLOSED',
  POSTING_ENDED: 'applications.reason.POSTING_ENDED',
  POSTING_REMOVED: 'applications.reason.POSTING_REMOVED',
  COMPANY_CLOSED: 'applications.reason.COMPANY_CLOSED',
  UNAVAILABLE: 'applications.reason.UNAVAILABLE',
} as const satisfies Record<Reason, MessageKey>;

/** Why an application was declined or closed; a reason of a later release is another one. */
export function reasonKey(reason: string): MessageKey {
  return reason in REASONS ? REASONS[reason as Reason] : REASONS.OTHER;
}

/** Whether the law on the work of minors holds for somebody on this day. */
export function isMinor(birthDate: string | null, now: Date): boolean {
  const today = seoulDay(now);
  const adultSince = `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
  return birthDate !== null && birthDate > adultSince;
}

/** A day and a time of day in Korea as a moment. */
export function koreanMoment(day: string, time: string): string {
  return new Date(`${day}T${time}:00+09:00`).toISOString();
}

// By the quarter of an hour: nobody is invited for 14:07.
const QUARTERS_A_DAY = 96;
export const ALL_TIMES: readonly string[] = Array.from({ length: QUARTERS_A_DAY }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});

/** The times of a day in Korea that are still to come. */
export function timesOf(day: string, now: Date): readonly string[] {
  return ALL_TIMES.filter((time) => koreanMoment(day, time) > now.toISOString());
}

/** A moment as Korea's clock shows it: `2027.01.04 14:00`. */
export function koreanTime(moment: string): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Seoul' }).format(at);
  return `${seoulDay(at).replaceAll('-', '.')} ${time}`;
}

/** When a step was taken, as short as there is room for: of today the time, else month and day, in Korea. */
export function stepTime(at: string, now: Date): string {
  const isToday = seoulDay(at) === seoulDay(now);
  return isToday ? seoulTime(at) : seoulDate(at).slice('YYYY.'.length);
}

const DAY_MS = 86_400_000;

/** For how many whole days somebody has waited. */
export function daysSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY_MS));
}

type Step = { state: ApplicationState; at: string };

/**
 * The way of an application: as long as it goes on what is still to come, after its end only what has been. A step that was left out
 * has no time.
 */
export function wayOf(
  state: ApplicationState,
  history: readonly Step[],
): { state: ApplicationState; at?: string; isReached: boolean }[] {
  const timeOf = (one: ApplicationState) => history.findLast((step) => step.state === one)?.at;
  const reached = OPEN_STATES.findIndex((one) => one === state);
  const steps = OPEN_STATES.map((one, index) => ({ state: one, at: timeOf(one), isReached: index <= reached }));
  if (reached >= 0) return steps.map(({ at, ...step }) => ({ ...step, ...(at && { at }) }));
  const been = [...steps, { state, at: timeOf(state) }];
  return been.flatMap(({ state: one, at }) => (at ? [{ state: one, at, isReached: true }] : []));
}

const INTERVIEW_MINUTES = 30;
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
const CALENDAR_LINE_OCTETS = 75;
const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /\p{Cc}/gu;

// RFC 5545: these mean something in a text, and what ends a line could begin a property of its own.
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_ENDS, '\\n')
    .replace(CONTROLS, '');

/** A line of a calendar file in pieces of 75 octets at most, of which all but the first begin with a space; no character is cut. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const character of line) {
    const { length } = new TextEncoder().encode(character);
    const isFull = octets + length > CALENDAR_LINE_OCTETS;
    written += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + length : octets + length;
  }
  return written;
}

interface Interview {
  /** Of the application, as are the others. */
  uuid: string;
  updatedAt: string;
  url: string;
  at: string;
  title: string;
  now: Date;
}

/** An interview as a file for any calendar (RFC 5545); the same one of a later version moves it. */
export function calendarFile(interview: Interview): string {
  const start = new Date(interview.at);
  const end = new Date(start.getTime() + INTERVIEW_MINUTES * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haiko//Interview//EN',
    'BEGIN:VEVENT',
    `UID:${interview.uuid}@haiko`,
    // A larger number is a later version: calendars keep what they have otherwise. Seconds are too many for 32 bits from 2038 on.
    `SEQUENCE:${Math.floor(Date.parse(interview.updatedAt) / 60_000)}`,
    `DTSTAMP:${stamp(interview.now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(interview.title)}`,
    `URL:${interview.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
