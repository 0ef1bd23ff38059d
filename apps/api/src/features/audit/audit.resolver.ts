import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { Uuid } from '../../platform/validation/validators.js';
import { AuditQueries } from './audit.queries.js';
import { type AuditEntryView, AuditPageView } from './audit.views.js';

@ArgsType()
class AuditArgs extends PageArgs {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @Uuid()
  actorUuid?: string | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @Uuid()
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
