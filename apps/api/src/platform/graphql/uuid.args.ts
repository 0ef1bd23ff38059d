import { ArgsType, Field, ID } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import { ValidatedBy } from '../validation/validation.pipe.js';

/** What is read or written by its uuid alone. */
@ArgsType()
@ValidatedBy(fields({ uuid }))
export class UuidArgs {
  @Field(() => ID)
  uuid: string;
}
