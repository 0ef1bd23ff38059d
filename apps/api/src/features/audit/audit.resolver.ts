import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { AUDIT_TARGET_TYPES, type AuditTargetType } from '@haiko/shared/audit';
import { fields, judged, oneOf, optionalText, uuid } from '@haiko/shared/contract/fields';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import * as v from 'valibot';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, pageEntries, WantsTotal } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { AuditQueries } from './audit.queries.js';
import { type AuditEntryView, AuditPageView } from './audit.views.js';

const keyword = optionalText({ max: KEYWORD_MAX });
const day = v.nullish(judged((value) => (isCalendarDate(value) ? null : 'INVALID'), { format: 'date' }));

@ArgsType()
@ValidatedBy(
  fields({
    ...pageEntries,
    ...{ actorUuid: v.nullish(uuid), targetUuid: v.nullish(uuid), actor: keyword, action: keyword },
    ...{ targetType: v.nullish(oneOf(AUDIT_TARGET_TYPES)), from: day, until: day },
  }),
)
class AuditArgs extends PageArgs {
  @Field(() => ID, { nullable: true })
  actorUuid?: string | null;

  @Field(() => ID, { nullable: true })
  targetUuid?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the nickname of who did it.' })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: 'One of readAuditActions.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'The kind of thing that it was done to, as in `targetType`.' })
  targetType?: AuditTargetType | null;

  @Field(() => String, { nullable: true, description: 'The first day in Korea, as 2026-12-01.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day in Korea.' })
  until?: string | null;
}

@Resolver()
export class AuditResolver {
  constructor(private readonly audit: AuditQueries) {}

  @Query(() => AuditPageView, { description: 'What administrators and moderators did, newest first.' })
  @OnlyRoles('ADMIN', 'MODERATOR')
  readAuditLog(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: AuditArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<AuditEntryView>> {
    return this.audit.page(reader, args, wantsTotal);
  }

  @Query(() => [String], { description: 'The names of all acts that the audit log has.', complexity: 10 })
  @OnlyRoles('ADMIN', 'MODERATOR')
  readAuditActions(): Promise<string[]> {
    return this.audit.actions();
  }
}
