import type { ReplyOf } from '@haiko/shared/contract/call';
import { endOtherSessions, endSession, readSessions } from '@haiko/shared/contract/sessions';
import { rest } from '#/api/rest.ts';

export type OwnSession = ReplyOf<typeof readSessions>[number];

/** Where somebody is logged in, this device first. */
export function loadSessions(): Promise<OwnSession[]> {
  return rest.call(readSessions);
}

/** Logs one device out; rejects with `NOT_FOUND` where it is already. */
export async function logOutDevice(uuid: string): Promise<void> {
  await rest.call(endSession, { params: { uuid } });
}

/** Logs every device out but this one. */
export async function logOutOtherDevices(): Promise<void> {
  await rest.call(endOtherSessions);
}
