import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Role } from '../../platform/access/caller.js';
import { LanguageEnum } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';

export const RoleEnum: { [Name in Role]: Name } = {
  USER: 'USER',
  PARTNER: 'PARTNER',
  MODERATOR: 'MODERATOR',
  ADMIN: 'ADMIN',
};
registerEnumType(RoleEnum, { name: 'Role' });

@ObjectType('AdminUser', { description: 'A person as moderators and admins see them.' })
export class AdminUserView {
  @Field(() => ID)
  uuid: string;

  @Field()
  nickname: string;

  @Field(() => String, { nullable: true })
  profileImageUrl: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field({ description: 'Whether the address is known to be the person’s own; else anybody may have typed it.' })
  isEmailConfirmed: boolean;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => RoleEnum)
  role: Role;

  @Field(() => Date, { nullable: true, description: 'Null, or in the past, for somebody who is not suspended.' })
  suspendedUntil: Date | null;

  @Field({ description: 'Whether a code of an app is asked for when they log in.' })
  hasSecondFactor: boolean;

  @Field({ description: 'Whether an administrator has asked that this app be removed, which another one does.' })
  isRemovalAsked: boolean;

  @Field()
  createdAt: Date;
}

export const AdminUserPageView = PageOf(AdminUserView, 'AdminUserPage');
