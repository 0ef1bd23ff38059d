import { call } from './call.ts';
import type { CompanyMemberBody, CompanyOwnerBody } from './companyMembers.schemas.ts';
import type { CompanyMember } from './views.generated.ts';

export const inviteCompanyMember = call('POST', '/api/company/members', 201)
  .takes<typeof CompanyMemberBody>()
  .returns<CompanyMember>();
/** `{id}` is a member or an invitation. */
export const removeCompanyMember = call('DELETE', '/api/company/members/{id}', 204);
/** `{id}` is the invitation. */
export const acceptCompanyInvitation = call('PUT', '/api/company/invitations/{id}/accept', 204);
export const declineCompanyInvitation = call('DELETE', '/api/company/invitations/{id}', 204);
export const leaveCompany = call('DELETE', '/api/company/membership', 204);
export const handOverCompany = call('PUT', '/api/company/owner', 204).takes<typeof CompanyOwnerBody>();
