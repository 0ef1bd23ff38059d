import { ArgsType, Field } from '@nestjs/graphql';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { signUp } from '@haiko/shared/contract/accounts';
import { fields, text } from '@haiko/shared/contract/fields';
import { TYPED_NICKNAME_MAX } from '@haiko/shared/limits';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

/** What every sign-up tells about a person, however they prove who they are. */
export type ProfileInput = Omit<BodyOf<typeof signUp>, 'email' | 'password'>;

@ArgsType()
@ValidatedBy(fields({ nickname: text({ max: TYPED_NICKNAME_MAX }) }))
export class CheckNicknameArgs {
  @Field()
  nickname: string;
}
