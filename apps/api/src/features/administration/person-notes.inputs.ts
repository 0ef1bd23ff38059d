import { ArgsType, Field } from '@nestjs/graphql';
import { fields, text, uuid } from '@haiko/shared/contract/fields';
import { DECISION_NOTE_MAX } from '@haiko/shared/limits';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

@ArgsType()
@ValidatedBy(fields({ uuid, text: text({ max: DECISION_NOTE_MAX }) }))
export class NotePersonArgs extends UuidArgs {
  @Field({ description: 'What colleagues should know; the person does not read it.' })
  text: string;
}
