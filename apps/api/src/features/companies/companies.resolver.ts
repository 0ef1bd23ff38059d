import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { type Page, PageArgs, WantsTotal } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { CompaniesQueries } from './companies.queries.js';
import { CompaniesService } from './companies.service.js';
import {
  CompanyDetailView,
  CompanyNotificationPageView,
  CompanyNotificationView,
  MyCompanyStatusView,
} from './companies.views.js';

@Resolver()
@SignedIn()
export class CompaniesResolver {
  constructor(
    private readonly queries: CompaniesQueries,
    private readonly companies: CompaniesService,
  ) {}

  @Query(() => CompanyDetailView, { nullable: true, description: "The reader's company." })
  getMyCompanyDetail(@CurrentReader() reader: Reader<Viewer>): Promise<CompanyDetailView | null> {
    return this.queries.own(reader);
  }

  @Query(() => MyCompanyStatusView)
  getMyCompanyStatus(@CurrentViewer() viewer: Viewer): Promise<MyCompanyStatusView> {
    return this.queries.status(viewer);
  }

  @Query(() => CompanyNotificationPageView, { description: 'What the company was told of its review, newest first.' })
  readMyCompanyNotifications(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() page: PageArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<CompanyNotificationView>> {
    return this.queries.notifications(reader, page, wantsTotal);
  }

  @Query(() => CompanyNotificationView, {
    nullable: true,
    description: 'One of them, which it marks as read, with the older ones about applications for the same posting.',
  })
  readMyCompanyNotification(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid }: UuidArgs,
  ): Promise<CompanyNotificationView | null> {
    return this.companies.openNotification(reader, uuid);
  }
}
