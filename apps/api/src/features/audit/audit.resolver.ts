import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { fields, uuid } from '@haiko/shared/contract/fields';
import * as v from 'valibot';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, pageEntries, WantsTotal } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import { AuditQueries } from './audit.queries.js';
import { type AuditEntryView, AuditPageView } from './audit.views.js';

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, actorUuid: v.nullish(uuid), targetUuid: v.nullish(uuid) }))
class AuditArgs extends PageArgs {
  @Field(() => ID, { nullable: true })
  actorUuid?: string | null;

  @Field(() => ID, { nullable: true })
  targetUuid?: string | null;
}

@Resolver()
export class AuditResolver {
  constructor(private readonly audit: AuditQueries) {}

  @Query(() => AuditPageView, { description: 'What administrators and moderators did, newest first.' })
  @OnlyRoles('ADMIN', 'MODERATOR')
  readAuditLog(
    @CurrentReader() reader: Reader,
    @Args() args: AuditArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<AuditEntryView>> {
    return this.audit.page(reader, args, wantsTotal);
  }
}
