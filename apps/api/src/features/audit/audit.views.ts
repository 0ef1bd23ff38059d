import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Reader } from '../../platform/access/caller.js';
import { PageOf } from '../../platform/graphql/page.js';
import { type UserCardRow, userCardView, UserView } from '../users/users.views.js';

@ObjectType('AuditEntry', { description: 'What an administrator did.' })
export class AuditEntryView {
  @Field(() => ID)
  uuid: string;

  @Field()
  createdAt: Date;

  @Field(() => UserView)
  actor: UserView;

  @Field({ description: 'The name of the call.' })
  action: string;

  @Field()
  targetType: string;

  @Field(() => ID, { nullable: true })
  targetUuid: string | null;

  @Field({
    description: 'Empty of what somebody else did to the viewer, to what is theirs, or to the company they work for.',
  })
  detail: string;
}

export const AuditPageView = PageOf(AuditEntryView, 'AuditPage');

export type AuditRow = Omit<AuditEntryView, 'actor'> & { actor: UserCardRow };

/** An entry as this reader sees it. */
export function auditEntryView({ actor, ...row }: AuditRow, { viewer }: Reader): AuditEntryView {
  return { ...row, actor: userCardView(actor, viewer) };
}
