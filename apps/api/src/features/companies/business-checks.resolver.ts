import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentReader, OnlyRoles } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { BusinessChecksService } from './business-checks.service.js';
import { ShowPostingsAgainArgs } from './companies.inputs.js';
import { ReviewedCompanyView } from './companies.views.js';

@Resolver()
@OnlyRoles('ADMIN')
export class BusinessChecksResolver {
  constructor(private readonly checks: BusinessChecksService) {}

  @Mutation(() => ReviewedCompanyView, { description: 'Asks the tax office now whether the business is active.' })
  @RateLimit('admin')
  checkBusiness(@CurrentReader() reader: Reader<Viewer>, @Args() { uuid }: UuidArgs): Promise<ReviewedCompanyView> {
    return this.checks.checkNow(reader, uuid);
  }

  @Mutation(() => ReviewedCompanyView, {
    description: 'Shows the postings again of a company whose business the tax office says is closed.',
  })
  @RateLimit('admin')
  showPostingsAgain(
    @CurrentReader() reader: Reader<Viewer>,
    @Args() { uuid, seenAt }: ShowPostingsAgainArgs,
  ): Promise<ReviewedCompanyView> {
    return this.checks.showPostingsAgain(reader, uuid, seenAt);
  }
}
