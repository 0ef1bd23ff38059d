import { APPLICATION_KEPT_DAYS } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where an application stands. The last four are its end. */
export const APPLICATION_STATES = [
  'sent',
  'read',
  'talk',
  'offer',
  'accepted',
  'declined',
  'withdrawn',
  'closed',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** States in which both sides can still do something. */
export const OPEN_STATES = ['sent', 'read', 'talk', 'offer'] as const satisfies readonly ApplicationState[];

/** Who brought an application into a state. */
export const APPLICATION_SIDES = ['seeker', 'company', 'system'] as const;
export type ApplicationSide = (typeof APPLICATION_SIDES)[number];

/** Why a company declines; the seeker reads it in their language. None of them is about who somebody is. */
export const DECLINE_REASONS = ['FILLED', 'EXPERIENCE', 'KOREAN', 'SCHEDULE', 'VISA', 'OTHER'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why an application ended by itself. */
export const CLOSE_REASONS = [
  'POSITION_FILLED',
  'POSTING_CLOSED',
  'POSTING_ENDED',
  'POSTING_REMOVED',
  'COMPANY_CLOSED',
  'UNAVAILABLE',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** What each side can ask by one tap; the product says it in all nine languages. */
export const QUICK_QUESTIONS = {
  seeker: ['DORMITORY', 'DAYS', 'MEALS', 'PAYDAY'],
  company: ['NEEDS_DORMITORY', 'CAN_DAYS', 'CAN_START', 'COMMUTE'],
} as const;
export type QuickQuestion = (typeof QUICK_QUESTIONS)['seeker' | 'company'][number];

/** What a company answers again and again; the product says it in all nine languages. */
export const ANSWER_TEMPLATES = ['RECEIVED', 'INTERVIEW', 'DOCUMENTS', 'DECLINED', 'FILLED'] as const;
export type AnswerTemplate = (typeof ANSWER_TEMPLATES)[number];

/** With which reason a company declines that says so by a template. */
export const DECLINES_BY: Readonly<Partial<Record<AnswerTemplate, DeclineReason>>> = {
  DECLINED: 'OTHER',
  FILLED: 'FILLED',
};

/** What somebody who applies agrees to: to whom, what, for what and for how long, as the law asks for. */
const CONSENT_PARTS = ['recipient', 'items', 'purpose', 'period'] as const;
export type ConsentPart = (typeof CONSENT_PARTS)[number];
export type ConsentKey = `${ConsentPart}.label` | `${Exclude<ConsentPart, 'recipient'>}.text` | 'refusal';

/** The consent as it is shown before one applies, and kept afterwards: one and the same, in whatever words `say` has. */
export function consentOf(companyName: string, say: (key: ConsentKey) => string) {
  const parts = CONSENT_PARTS.map((part) => ({
    part,
    label: say(`${part}.label`),
    text: part === 'recipient' ? companyName : say(`${part}.text`),
  }));
  return { parts, refusal: say('refusal') };
}

/** Whether an application in this state is still open. */
export function isOpenState(state: string): boolean {
  return (OPEN_STATES as readonly string[]).includes(state);
}

/** Whether its two sides may still write: while it is open, and once somebody has the job until what was sent goes. */
export function isTalkOpen({ state, updatedAt }: { state: string; updatedAt: string }, now: Date): boolean {
  if (state !== 'accepted') return isOpenState(state);
  return now.getTime() - new Date(updatedAt).getTime() < APPLICATION_KEPT_DAYS * DAY_MS;
}

/** What each side may do with an application, from which states. */
const STEPS: Record<'seeker' | 'company', Partial<Record<ApplicationState, readonly ApplicationState[]>>> = {
  seeker: { withdrawn: OPEN_STATES, accepted: ['offer'] },
  company: {
    read: ['sent'],
    // Again with another time for the interview.
    talk: ['sent', 'read', 'talk'],
    offer: OPEN_STATES,
    declined: OPEN_STATES,
  },
};

/** Whether this side ever brings an application into that state. */
export function isStepOf(side: 'seeker' | 'company', to: ApplicationState): boolean {
  return STEPS[side][to] !== undefined;
}

/** Whether this side may do so now. */
export function canStep(side: 'seeker' | 'company', from: ApplicationState, to: ApplicationState): boolean {
  return STEPS[side][to]?.includes(from) ?? false;
}
