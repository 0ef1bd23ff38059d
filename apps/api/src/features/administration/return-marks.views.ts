import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { UserView } from '../users/users.views.js';
import { RETURN_SURENESS, type ReturnSureness } from './return-marks.policy.js';

export const ReturnSurenessEnum = enumOf(RETURN_SURENESS);
registerEnumType(ReturnSurenessEnum, {
  name: 'ReturnSureness',
  description:
    'CERTAIN: by the same way to log in · POSSIBLE: nobody else has this network and kind of browser · WEAK: a few others have.',
});

@ObjectType('ReturnMark', {
  description:
    'What an account has in common with one that was suspended before it was made. It keeps nobody from anything.',
})
export class ReturnMarkView {
  @Field(() => ReturnSurenessEnum)
  sureness: ReturnSureness;

  @Field(() => Int, { description: 'How many accounts have it in common.' })
  accounts: number;

  @Field(() => UserView, { nullable: true, description: 'The suspended one; null where only a hash of it is kept.' })
  suspended: UserView | null;
}

@ObjectType('MarkedPerson')
export class MarkedPersonView {
  @Field(() => ID)
  uuid: string;

  @Field(() => ReturnMarkView)
  mark: ReturnMarkView;
}
