import type { ReplyOf } from '@haiko/shared/contract/call';
import * as calls from '@haiko/shared/contract/secondFactor';
import { rest } from '#/api/rest.ts';
import { startSession } from '#/features/sessions/startSession.ts';

export type OwnSecondFactor = ReplyOf<typeof calls.readSecondFactor>;
export type SecondFactorSecret = ReplyOf<typeof calls.startSecondFactor>;

export function loadSecondFactor(): Promise<OwnSecondFactor> {
  return rest.call(calls.readSecondFactor);
}

/** A secret for an app. Rejects with `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`, `SECOND_FACTOR_EXISTS`. */
export function startSecondFactor(password: string | undefined): Promise<SecondFactorSecret> {
  return rest.call(calls.startSecondFactor, { body: { password } });
}

/** Sets the app up by its first code; resolves to the recovery codes, which are told once. Rejects with `WRONG_CODE`, `KEY_EXPIRED`. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  return (await rest.call(calls.addSecondFactor, { body: { code } })).recoveryCodes;
}

/** New recovery codes, which are told once, in place of those that were left. Rejects as `removeSecondFactor` does. */
export async function renewRecoveryCodes(password: string | undefined): Promise<string[]> {
  return (await rest.call(calls.renewRecoveryCodes, { body: { password } })).recoveryCodes;
}

/** Rejects with `REAUTHENTICATION_REQUIRED`, `WRONG_PASSWORD`. */
export async function removeSecondFactor(password: string | undefined): Promise<void> {
  await rest.call(calls.removeSecondFactor, { body: { password } });
}

/** Goes on with a sign-in. Rejects with `WRONG_CODE`, `KEY_EXPIRED`, `TOO_MANY_REQUESTS`. */
export async function signInByCode(ticket: string, code: string): Promise<void> {
  startSession(await rest.call(calls.takeSecondStep, { body: { ticket, code }, skipAuth: true }));
}
