import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import * as v from 'valibot';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

/** What is decided about at the desk, one case at a time; appeals, scam marks and watched words are cases of reports. */
export const DESK_KINDS = ['REPORT', 'COMPANY', 'SUGGESTION', 'VISA_RULE'] as const;
export type DeskKind = (typeof DESK_KINDS)[number];
export const DeskKindEnum = enumOf(DESK_KINDS);
registerEnumType(DeskKindEnum, { name: 'DeskKind', description: 'What is decided about at the desk.' });

@ArgsType()
@ValidatedBy(fields({ uuid, kind: v.picklist(DESK_KINDS, 'INVALID'), isWorking: v.boolean('INVALID') }))
export class WorkAtDeskArgs extends UuidArgs {
  @Field(() => DeskKindEnum)
  kind: DeskKind;

  @Field()
  isWorking: boolean;
}
