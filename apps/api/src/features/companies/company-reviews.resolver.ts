import { REJECTION_CAUSES } from '@haiko/shared/companies';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { LanguageArgs } from '../../platform/graphql/language.args.js';
import { type Page, WantsTotal } from '../../platform/graphql/page.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { CompaniesArgs, RejectCompanyArgs, ReviewCompanyArgs } from './companies.inputs.js';
import { RejectionCauseView, ReviewedCompanyPageView, ReviewedCompanyView } from './companies.views.js';
import { CompanyReviewsService } from './company-reviews.service.js';

/** The review of companies in the playground. */
@Resolver()
@OnlyRoles('ADMIN')
export class CompanyReviewsResolver {
  constructor(private readonly reviews: CompanyReviewsService) {}

  @Query(() => ReviewedCompanyPageView, { description: 'What was handed in last comes first.' })
  readCompanies(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() args: CompaniesArgs,
    @WantsTotal() wantsTotal: boolean,
  ): Promise<Page<ReviewedCompanyView>> {
    return this.reviews.open(reader, args, wantsTotal);
  }

  @Query(() => [RejectionCauseView], {
    complexity: REJECTION_CAUSES.length,
    description: 'Why a company can be rejected, as its people are told.',
  })
  readRejectionCauses(
    @CurrentReader() { language: own }: Reader,
    @Args() { language }: LanguageArgs,
  ): RejectionCauseView[] {
    return this.reviews.causes(language ?? own);
  }

  @Mutation(() => ReviewedCompanyView)
  @RateLimit('admin')
  approveCompany(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() reviewed: ReviewCompanyArgs,
  ): Promise<ReviewedCompanyView> {
    return this.reviews.approve(reader, reviewed);
  }

  @Mutation(() => ReviewedCompanyView)
  @RateLimit('admin')
  rejectCompany(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { cause = null, reason, ...reviewed }: RejectCompanyArgs,
  ): Promise<ReviewedCompanyView> {
    return this.reviews.reject(reader, reviewed, { cause, reason: reason ?? '' });
  }
}
