import { Field, ID, ObjectType } from '@nestjs/graphql';
import { UserView } from '../users/users.views.js';
import { type DeskKind, DeskKindEnum } from './desk.inputs.js';

/** More than a desk ever has open at once. */
export const DESK_WORK_SHOWN = 100;

@ObjectType('DeskWork', { description: 'Something that somebody has open at the desk at this moment.' })
export class DeskWorkView {
  @Field(() => DeskKindEnum)
  kind: DeskKind;

  @Field(() => ID, { description: 'The case, company, suggestion or rule.' })
  uuid: string;

  @Field(() => UserView)
  user: UserView;
}
