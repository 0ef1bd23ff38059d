import { ArgsType, Field } from '@nestjs/graphql';
import { fields, text } from '@haiko/shared/contract/fields';
import { WATCHED_WORD_MAX, WATCHED_WORD_WHY_MAX } from '@haiko/shared/limits';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

@ArgsType()
@ValidatedBy(fields({ word: text({ max: WATCHED_WORD_MAX, isName: true }), why: text({ max: WATCHED_WORD_WHY_MAX }) }))
export class WatchWordArgs {
  @Field({
    description: 'A word or phrase in any script; one of Latin letters that ends in `*` also finds what begins so.',
  })
  word: string;

  @Field({ description: 'What a colleague should know who finds it in a text.' })
  why: string;
}
