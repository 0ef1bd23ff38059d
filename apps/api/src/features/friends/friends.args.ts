import { ArgsType, Field } from '@nestjs/graphql';
import { fields, optionalText } from '@haiko/shared/contract/fields';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

const nickName = optionalText({ max: KEYWORD_MAX });

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, nickName }))
export class FriendsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the nickname.' })
  nickName?: string | null;
}

@ArgsType()
@ValidatedBy(fields({ nickName }))
export class ReceivedRequestsArgs {
  @Field(() => String, { nullable: true, description: "A part of the requester's nickname." })
  nickName?: string | null;
}
