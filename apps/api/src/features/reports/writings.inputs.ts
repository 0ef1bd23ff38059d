import { ArgsType, Field, ID } from '@nestjs/graphql';
import { fields, optionalText, set, uuid } from '@haiko/shared/contract/fields';
import { DECISION_NOTE_MAX, WRITINGS_AT_ONCE } from '@haiko/shared/limits';
import { DECISION_REASONS, type DecisionReason } from '@haiko/shared/reports';
import * as v from 'valibot';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { ReportDecisionEnum } from './reports.inputs.js';
import { type WritingKind, WritingKindEnum } from './writings.views.js';

const kind = v.enum(WritingKindEnum, 'INVALID');

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, userUuid: uuid, kind }))
export class WritingsArgs extends PageArgs {
  @Field(() => ID)
  userUuid: string;

  @Field(() => WritingKindEnum)
  kind: WritingKind;
}

@ArgsType()
@ValidatedBy(
  fields({
    userUuid: uuid,
    kind: v.picklist(['POST', 'COMMENT', 'JOB_POSTING'], 'INVALID'),
    uuids: v.nullish(set(uuid, { max: WRITINGS_AT_ONCE })),
    decision: v.picklist(['HIDE', 'DELETE'], 'INVALID'),
    reason: v.picklist(DECISION_REASONS, 'INVALID'),
    note: optionalText({ max: DECISION_NOTE_MAX }),
  }),
)
export class DecideWritingsArgs {
  @Field(() => ID)
  userUuid: string;

  @Field(() => WritingKindEnum, { description: 'Anything but messages, which only their two sides see.' })
  kind: Exclude<WritingKind, 'NOTE'>;

  @Field(() => [ID], { nullable: true, description: 'Without it, all that is not hidden yet.' })
  uuids?: string[] | null;

  @Field(() => ReportDecisionEnum, { description: 'HIDE or DELETE.' })
  decision: 'HIDE' | 'DELETE';

  @Field(() => String, { description: 'What the author is told, one of `readDecisionReasons`.' })
  reason: DecisionReason;

  @Field(() => String, { nullable: true, description: 'For the audit log.' })
  note?: string | null;
}
