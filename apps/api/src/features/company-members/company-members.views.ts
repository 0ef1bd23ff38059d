import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { COMPANY_MEMBER_STATES, type CompanyMemberState } from '@haiko/shared/companies';
import type { Viewer } from '../../platform/access/caller.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

export const CompanyMemberStateEnum = enumOf(COMPANY_MEMBER_STATES);
registerEnumType(CompanyMemberStateEnum, { name: 'CompanyMemberState' });

@ObjectType('CompanyMember', { description: 'Somebody who works for a company, or is asked to.' })
export class CompanyMemberView {
  @Field(() => ID)
  uuid: string;

  @Field({ description: 'Since when, or when they were asked.' })
  createdAt: Date;

  @Field(() => CompanyMemberStateEnum)
  state: CompanyMemberState;

  @Field(() => UserView, { nullable: true, description: 'Null for who was asked by an address.' })
  user: UserView | null;

  @Field(() => String, { nullable: true, description: 'By which somebody was asked.' })
  email: string | null;

  @Field(() => Date, { nullable: true, description: 'Of an invitation.' })
  expiresAt: Date | null;
}

@ObjectType('CompanyInvitation', { description: 'A company asks the reader to work for it.' })
export class CompanyInvitationView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field()
  expiresAt: Date;

  @Field()
  companyName: string;

  @Field(() => String, { nullable: true })
  logoFileUrl: string | null;

  @Field(() => UserView)
  invitedBy: UserView;
}

interface CompanyMemberRow {
  uuid: string;
  createdAt: Date;
  isOwner: boolean;
  user: UserCardRow | null;
  email: string | null;
  expiresAt: Date | null;
}

/** A member or an invitation, as the company sees it. */
export function companyMemberView({ isOwner, user, ...row }: CompanyMemberRow, viewer: Viewer): CompanyMemberView {
  const state = isOwner ? 'OWNER' : row.expiresAt ? 'INVITED' : 'MEMBER';
  return { ...row, state, user: user && userCardView(user, viewer) };
}

type CompanyInvitationRow = Omit<CompanyInvitationView, 'invitedBy'> & { invitedBy: UserCardRow };

/** An invitation, as who is asked sees it. */
export function companyInvitationView(row: CompanyInvitationRow, viewer: Viewer): CompanyInvitationView {
  return { ...row, invitedBy: userCardView(row.invitedBy, viewer) };
}
