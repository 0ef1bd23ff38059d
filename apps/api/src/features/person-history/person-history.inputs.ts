import { ArgsType, Field, ID } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import * as v from 'valibot';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

@ArgsType()
@ValidatedBy(fields({ uuid, beside: v.nullish(uuid) }))
export class PersonHistoryArgs extends UuidArgs {
  @Field(() => ID, { nullable: true, description: 'The case that is open: it is no history.' })
  beside?: string | null;
}
