import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { across, fields, list, optionalText, uuid } from '@haiko/shared/contract/fields';
import { DECISION_NOTE_MAX, WRITINGS_AT_ONCE } from '@haiko/shared/limits';
import { REPORT_REASONS, type ReportReason } from '@haiko/shared/reports';
import * as v from 'valibot';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { ReportDecisionEnum } from '../reports/reports.inputs.js';
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

/** As the database makes it of a list. */
const VERSION = /^[0-9a-f]{32}$/;

const decided = fields({
  userUuid: uuid,
  kind: v.picklist(['POST', 'COMMENT', 'JOB_POSTING'], 'INVALID'),
  writings: v.nullish(list(fields({ uuid, seenAt: v.date('INVALID') }), { min: 1, max: WRITINGS_AT_ONCE })),
  version: v.nullish(v.pipe(v.string('INVALID'), v.regex(VERSION, 'INVALID'))),
  decision: v.picklist(['HIDE', 'DELETE'], 'INVALID'),
  reason: v.picklist(REPORT_REASONS, 'INVALID'),
  note: optionalText({ max: DECISION_NOTE_MAX }),
});

@InputType({ description: 'A writing as it was seen.' })
export class SeenWritingInput {
  @Field(() => ID)
  uuid: string;

  @Field({ description: '`updatedAt` as it was read.' })
  seenAt: Date;
}

@ArgsType()
@ValidatedBy(
  v.pipe(
    decided,
    across(({ writings, version }) => ({ version: !writings === !version ? 'REQUIRED' : null })),
  ),
)
export class DecideWritingsArgs {
  @Field(() => ID)
  userUuid: string;

  @Field(() => WritingKindEnum, { description: 'Anything but messages, which only their two sides see.' })
  kind: Exclude<WritingKind, 'NOTE'>;

  @Field(() => [SeenWritingInput], {
    nullable: true,
    description: 'Those that are meant; without it, all that is not hidden yet.',
  })
  writings?: SeenWritingInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a decision about all: `version` of the list as it was read.',
  })
  version?: string | null;

  @Field(() => ReportDecisionEnum, { description: 'HIDE or DELETE.' })
  decision: 'HIDE' | 'DELETE';

  @Field(() => String, { description: 'What the author is told, one of `readDecisionReasons`.' })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'For the audit log.' })
  note?: string | null;
}
