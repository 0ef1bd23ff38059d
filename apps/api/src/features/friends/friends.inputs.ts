import { ArgsType, Field } from '@nestjs/graphql';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { PageArgs } from '../../platform/graphql/page.js';
import { OptionalText } from '../../platform/validation/validators.js';

@ArgsType()
export class FriendsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the nickname.' })
  @OptionalText({ max: KEYWORD_MAX })
  nickName?: string | null;
}

@ArgsType()
export class ReceivedRequestsArgs {
  @Field(() => String, { nullable: true, description: "A part of the requester's nickname." })
  @OptionalText({ max: KEYWORD_MAX })
  nickName?: string | null;
}
