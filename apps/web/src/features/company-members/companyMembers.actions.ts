import * as contract from '@haiko/shared/contract/companyMembers';
import { readAgain } from '#/api/readAgain.ts';
import { rest } from '#/api/rest.ts';

const LISTS = ['readCompanyMembers', 'readCompanyInvitations'];
/** What somebody reads as a member of a company. */
const OF_COMPANY = [
  ...['getMyCompanyStatus', 'getMyCompanyDetail', 'readMyCompanyNotifications', 'readJobPostingsForCompany'],
  ...[
    'readApplicationCounts',
    'readApplicationInbox',
    'readApplicationsOfPosting',
    'readApplication',
    'readConversationList',
  ],
];

/** Asks somebody by what was typed: an address has an @, a nickname none. */
export async function invite(whom: string): Promise<void> {
  await rest.call(contract.inviteCompanyMember, { body: whom.includes('@') ? { email: whom } : { nickname: whom } });
  await readAgain(LISTS);
}

/** Takes a member, or an invitation, away from the company. */
export async function removeMember(uuid: string): Promise<void> {
  await rest.call(contract.removeCompanyMember, { params: { id: uuid } });
  await readAgain(LISTS);
}

/** Makes a member the owner of the company. */
export async function handOver(memberUuid: string): Promise<void> {
  await rest.call(contract.handOverCompany, { body: { memberUuid } });
  await readAgain([...LISTS, ...OF_COMPANY]);
}

/** `goAway` leaves the screen before it hears that there is no company any more. */
export async function leaveCompany(goAway: () => Promise<void> | void): Promise<void> {
  await rest.call(contract.leaveCompany);
  await goAway();
  await readAgain([...LISTS, ...OF_COMPANY]);
}

/** Begins to work for a company. */
export async function acceptInvitation(uuid: string): Promise<void> {
  await rest.call(contract.acceptCompanyInvitation, { params: { id: uuid } });
  await readAgain([...LISTS, ...OF_COMPANY]);
}

export async function declineInvitation(uuid: string): Promise<void> {
  await rest.call(contract.declineCompanyInvitation, { params: { id: uuid } });
  await readAgain(LISTS);
}
