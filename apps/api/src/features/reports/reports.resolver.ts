import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { DecideReportArgs, ReportsArgs } from './reports.inputs.js';
import { ReportsQueries } from './reports.queries.js';
import { ReportsService } from './reports.service.js';
import { ReportPageView, ReportView } from './reports.views.js';

/** What moderators do in the playground. */
@Resolver()
@OnlyRoles('ADMIN', 'MODERATOR')
export class ReportsResolver {
  constructor(
    private readonly queries: ReportsQueries,
    private readonly reports: ReportsService,
  ) {}

  @Query(() => ReportPageView, { description: 'What people have reported, newest first.' })
  readReports(
    @CurrentReader() reader: Reader,
    @Args() args: ReportsArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ReportView>> {
    return this.queries.page(reader, args, wantsTotal);
  }

  @Mutation(() => ReportView)
  @RateLimit('admin')
  decideReport(@CurrentReader() reader: Reader<Viewer>, @Args() args: DecideReportArgs): Promise<ReportView> {
    return this.reports.decide(reader, args);
  }
}
