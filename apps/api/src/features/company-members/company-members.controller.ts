import { Controller } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import {
  acceptCompanyInvitation,
  declineCompanyInvitation,
  handOverCompany,
  inviteCompanyMember,
  leaveCompany,
  removeCompanyMember,
} from '@haiko/shared/contract/companyMembers';
import { CompanyMemberBody, CompanyOwnerBody } from '@haiko/shared/contract/companyMembers.schemas';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { CompanyMembersService } from './company-members.service.js';
import { CompanyMemberView } from './company-members.views.js';

@Tag('Company members', 'Who works for a company.')
@Controller()
@SignedIn()
export class CompanyMembersController {
  constructor(private readonly members: CompanyMembersService) {}

  @Handles(inviteCompanyMember, {
    summary: 'Ask somebody to work for your company',
    body: CompanyMemberBody,
    reply: CompanyMemberView,
  })
  @SignedIn({ onlyConfirmed: true })
  @RateLimit('companyInvitation')
  invite(
    @CurrentReader() reader: Reader<Viewer>,
    @InputBody() input: BodyOf<typeof inviteCompanyMember>,
    @CurrentDevice() device: Device,
  ): Promise<CompanyMemberView> {
    return this.members.invite(reader, input, device);
  }

  @Handles(removeCompanyMember, {
    ids: { id: 'The membership, or the invitation.' },
    summary: 'Take a member or an invitation away from your company',
  })
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') member: string): Promise<void> {
    return this.members.remove(viewer, member);
  }

  @Handles(acceptCompanyInvitation, {
    ids: { id: 'The invitation.' },
    summary: 'Begin to work for a company that asks you',
  })
  @SignedIn({ onlyConfirmed: true })
  @RateLimit('edit')
  accept(@CurrentViewer() viewer: Viewer, @UuidParam('id') invitation: string): Promise<void> {
    return this.members.accept(viewer, invitation);
  }

  @Handles(declineCompanyInvitation, { ids: { id: 'The invitation.' }, summary: 'Say no to a company that asks you' })
  @RateLimit('delete')
  decline(@CurrentViewer() viewer: Viewer, @UuidParam('id') invitation: string): Promise<void> {
    return this.members.decline(viewer, invitation);
  }

  @Handles(leaveCompany, { summary: 'Stop working for your company; its owner hands it over first' })
  @RateLimit('delete')
  leave(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.members.leave(viewer);
  }

  @Handles(handOverCompany, { summary: 'Make a member the owner of your company', body: CompanyOwnerBody })
  @RateLimit('edit')
  handOver(
    @CurrentViewer() viewer: Viewer,
    @InputBody() { memberUuid }: BodyOf<typeof handOverCompany>,
  ): Promise<void> {
    return this.members.handOver(viewer, memberUuid);
  }
}
