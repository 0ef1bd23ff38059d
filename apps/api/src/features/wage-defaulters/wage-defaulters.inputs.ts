import { ArgsType, Field } from '@nestjs/graphql';
import { fields, oneOf, uuid } from '@haiko/shared/contract/fields';
import { MATCH_STATES, type MatchState } from '@haiko/shared/wageDefaulters';
import * as v from 'valibot';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { MatchStateEnum } from './wage-defaulters.views.js';

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, state: v.nullish(oneOf(MATCH_STATES), 'PROPOSED') }))
export class MatchesArgs extends PageArgs {
  @Field(() => MatchStateEnum, { nullable: true, description: 'PROPOSED, if none is given.' })
  state: MatchState = 'PROPOSED';
}

@ArgsType()
@ValidatedBy(fields({ uuid, seenAt: v.date('INVALID'), isSame: v.boolean('INVALID') }))
export class DecideMatchArgs extends UuidArgs {
  @Field({ description: '`updatedAt` as it was read.' })
  seenAt: Date;

  @Field({
    description: 'Whether who recruits here is who owes wages; until the list drops them, their postings say so.',
  })
  isSame: boolean;
}
