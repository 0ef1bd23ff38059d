import * as contract from '@haiko/shared/contract/applications';
import type { SentBodyOf } from '@haiko/shared/contract/call';
import { client } from '#/api/client.ts';
import { readAgain } from '#/api/readAgain.ts';
import { rest } from '#/api/rest.ts';
import { markConversationRead } from '#/features/notes/notes.cache.ts';
import { APPLICATION_LISTS } from './applicationLists.ts';

/** Applies for a job; sent again after a lost reply, it is the same application. Returns its uuid. */
export async function applyFor(posting: string, body: SentBodyOf<typeof contract.apply>): Promise<string> {
  const { uuid } = await rest.callIdempotent(contract.apply, { params: { id: posting }, body });
  await forgetApplications();
  return uuid;
}

/** Brings an application into its next state, as it was seen. */
export async function setApplicationState(
  uuid: string,
  body: SentBodyOf<typeof contract.setApplicationState>,
): Promise<void> {
  await rest.call(contract.setApplicationState, { params: { id: uuid }, body });
  await forgetApplications();
}

/** Everything that is known of applications is asked for afresh; what is shown stays until then. */
export async function forgetApplications(): Promise<void> {
  await readAgain(APPLICATION_LISTS);
}

/** Writes to the other side; sent again after a lost reply, or under the same key, it is the same note. Returns its uuid. */
export async function sendNote(
  application: string,
  body: SentBodyOf<typeof contract.sendApplicationNote>,
  key?: string,
): Promise<string> {
  const sent = { params: { id: application }, body };
  const { uuid } = await (key
    ? rest.call(contract.sendApplicationNote, { ...sent, key })
    : rest.callIdempotent(contract.sendApplicationNote, sent));
  return uuid;
}

/** What was written about applications is asked for afresh; what is shown stays until then. */
export async function showNotesAnew(): Promise<void> {
  await readAgain(['readApplicationNotes', ...APPLICATION_LISTS]);
}

/** What the other side wrote counts as read. */
export async function markNotesRead(applicationUuid: string, partnerUuid: string): Promise<void> {
  await rest.call(contract.readApplicationNotes, { params: { id: applicationUuid } });
  markConversationRead(client.cache, { applicationUuid, partnerUser: { uuid: partnerUuid } });
  const id = client.cache.identify({ __typename: 'Application', uuid: applicationUuid });
  if (id) client.cache.modify({ id, fields: { unreadCount: () => 0 } });
}

/** Blocks the company, or who applied; the application ends with it. */
export async function blockOtherSide(uuid: string): Promise<void> {
  await rest.call(contract.blockOtherSide, { params: { id: uuid } });
  await forgetApplications();
}

/** Ends such a block; what has ended stays so. */
export async function unblockOtherSide(uuid: string): Promise<void> {
  await rest.call(contract.unblockOtherSide, { params: { id: uuid } });
  await forgetApplications();
}
