import { ArgsType, Field, ID } from '@nestjs/graphql';
import { PERMANENTLY } from '@haiko/shared/contract/administration.schemas';
import { fields, optionalText, rule, set, text, uuid } from '@haiko/shared/contract/fields';
import { cause } from '@haiko/shared/contract/reports.schemas';
import { DECISION_NOTE_MAX, KEYWORD_MAX, MAX_TAKE } from '@haiko/shared/limits';
import type { ReportReason } from '@haiko/shared/reports';
import * as v from 'valibot';
import type { Role } from '../../platform/access/caller.js';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { RoleEnum } from './administration.views.js';

const role = v.nullish(v.enum(RoleEnum, 'INVALID'));

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, keyword: optionalText({ max: KEYWORD_MAX }), role }))
export class UsersArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the nickname, or the beginning of the e-mail address.' })
  keyword?: string | null;

  @Field(() => RoleEnum, { nullable: true })
  role?: Role | null;
}

@ArgsType()
@ValidatedBy(fields({ uuids: set(uuid, { max: MAX_TAKE }) }))
export class ReturnMarksArgs {
  @Field(() => [ID])
  uuids: string[];
}

const until = v.nullish(
  v.pipe(
    v.date('INVALID'),
    rule((moment) => (moment > new Date() && moment <= PERMANENTLY ? null : 'OUT_OF_RANGE')),
  ),
);

@ArgsType()
@ValidatedBy(
  fields({
    uuid,
    until,
    reason: text({ max: DECISION_NOTE_MAX }),
    cause,
  }),
)
export class SuspendUserArgs extends UuidArgs {
  @Field(() => Date, { nullable: true, description: 'Without it, for good.' })
  until?: Date | null;

  @Field({ description: 'For the audit log.' })
  reason: string;

  @Field(() => String, {
    nullable: true,
    description: 'What they are told, one of `readDecisionReasons`; `OTHER` unless given.',
  })
  cause?: ReportReason | null;
}

@ArgsType()
@ValidatedBy(fields({ uuid, reason: text({ max: DECISION_NOTE_MAX }) }))
export class RemoveSecondFactorArgs extends UuidArgs {
  @Field({ description: 'For the audit log: how they have shown who they are.' })
  reason: string;
}
