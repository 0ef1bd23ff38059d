import { currentVersion } from './current-version.js';
import { REPORTERS_TO_HIDE } from '@haiko/shared/limits';
import type { ReportTargetType } from '@haiko/shared/reports';
import type { TestApp } from './app.js';
import { answer } from './board-factories.js';
import { rest } from './client.js';
import { aUser, type TestUser } from './factories.js';

export const REPORTS = `query ($state: ReportState, $skip: Int, $take: Int) {
  readReports(state: $state, skip: $skip, take: $take) {
    items { uuid target { type uuid excerpt } author { uuid } reason texts state reporters createdAt updatedAt
      decidedBy { nickname } decision note }
    totalCount hasMore
  }
}`;
export const DECIDE = `mutation ($uuid: ID!, $seenAt: DateTime!, $decision: ReportDecision!, $note: String) {
  decideReport(uuid: $uuid, seenAt: $seenAt, decision: $decision, note: $note) { uuid state decision note decidedBy { uuid } }
}`;

export interface Target {
  targetType: ReportTargetType;
  targetUuid: string;
}

export const thePost = (targetUuid: string): Target => ({ targetType: 'post', targetUuid });
export const theComment = (targetUuid: string): Target => ({ targetType: 'comment', targetUuid });
export const theNote = (targetUuid: string): Target => ({ targetType: 'note', targetUuid });
export const theUser = (targetUuid: string): Target => ({ targetType: 'user', targetUuid });

/** Reports as this person; `changes` are fields of the body. */
export const report = (test: TestApp, who: { token?: string }, target: object, changes: object = {}) =>
  rest(test, 'post', '/api/report', { reason: 'SPAM', ...target, ...changes }, who);

/** People who have been here for long enough that their reports count. */
export async function people(test: TestApp, count: number): Promise<TestUser[]> {
  const signedUp = await Promise.all(Array.from({ length: count }, () => aUser(test)));
  const aged = `update users set created_at = created_at - interval '2 days' where uuid = any($1)`;
  await test.database.manager.query(aged, [signedUp.map(({ uuid }) => uuid)]);
  return signedUp;
}

/** As many different people at once report it as hide it. */
export async function hide(test: TestApp, target: Target): Promise<void> {
  const replies = await Promise.all((await people(test, REPORTERS_TO_HIDE)).map((who) => report(test, who, target)));
  for (const { status, text } of replies) if (status !== 201) throw new Error(`POST /api/report answered ${text}`);
}

/** The newest case of a thing, as this moderator sees it. */
export async function caseOf(test: TestApp, moderator: TestUser, { targetUuid }: Target) {
  const { items } = await answer(test, moderator, REPORTS, { take: 50 });
  return items.find(({ target }: { target: { uuid: string } }) => target.uuid === targetUuid);
}

/** Decides the newest case of a thing. */
export async function decide(test: TestApp, moderator: TestUser, target: Target, decision: string, note?: string) {
  const { uuid, updatedAt: seenAt } = await caseOf(test, moderator, target);
  return answer(test, moderator, DECIDE, { uuid, seenAt, decision, note });
}

/** Decides a case as it stands. */
export async function decideCase(test: TestApp, moderator: TestUser, uuid: string, decision: string) {
  return answer(test, moderator, DECIDE, { ...(await currentVersion(test, 'case', uuid)), decision });
}
