import { ArgsType, Field } from '@nestjs/graphql';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { signUp } from '@haiko/shared/contract/accounts';
import { fields, text } from '@haiko/shared/contract/fields';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

/** What every sign-up tells about a person, however they prove who they are. */
export type ProfileInput = Omit<BodyOf<typeof signUp>, 'email' | 'password'>;

/** Wider than a nickname may be: the check runs while somebody is still typing. */
const TYPED_MAX = 100;

@ArgsType()
@ValidatedBy(fields({ nickname: text({ max: TYPED_MAX }) }))
export class CheckNicknameArgs {
  @Field()
  nickname: string;
}
