import { Query, Resolver } from '@nestjs/graphql';
import { MAX_COMPANY_MEMBERS } from '@haiko/shared/limits';
import { CurrentReader, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { CompanyMembersQueries, MAX_INVITATIONS_SHOWN } from './company-members.queries.js';
import { CompanyInvitationView, CompanyMemberView } from './company-members.views.js';

@Resolver()
@SignedIn()
export class CompanyMembersResolver {
  constructor(private readonly queries: CompanyMembersQueries) {}

  @Query(() => [CompanyMemberView], {
    complexity: MAX_COMPANY_MEMBERS,
    description: "Who works for the reader's company, its owner first; to the owner also whom it has asked.",
  })
  readCompanyMembers(@CurrentReader() reader: Reader<Viewer>): Promise<CompanyMemberView[]> {
    return this.queries.ofViewer(reader);
  }

  @Query(() => [CompanyInvitationView], {
    complexity: MAX_INVITATIONS_SHOWN,
    description: 'Which companies ask the reader to work for them.',
  })
  readCompanyInvitations(@CurrentReader() reader: Reader<Viewer>): Promise<CompanyInvitationView[]> {
    return this.queries.invitations(reader);
  }
}
