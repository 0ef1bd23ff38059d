import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import type { BodyOf } from '@haiko/shared/contract/call';
import type { registerCompany, updateCompany } from '@haiko/shared/contract/companies';
import { across, fields, optionalText, uuid } from '@haiko/shared/contract/fields';
import {
  BUSINESS_STATUSES,
  COMPANY_STATUSES,
  type CompanyStatus,
  REJECTION_CAUSES,
  type RejectionCause,
} from '@haiko/shared/companies';
import { KEYWORD_MAX, REJECTION_REASON_MAX } from '@haiko/shared/limits';
import * as v from 'valibot';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

export type RegisterCompanyInput = BodyOf<typeof registerCompany>;
export type UpdateCompanyInput = BodyOf<typeof updateCompany>;

export const CompanyStatusEnum: { [Status in CompanyStatus]: Status } = {
  pending: 'pending',
  resubmitted: 'resubmitted',
  approved: 'approved',
  rejected: 'rejected',
};
registerEnumType(CompanyStatusEnum, { name: 'CompanyStatus', description: 'Where the review of a company stands.' });

export const BusinessStatusEnum = enumOf(BUSINESS_STATUSES);
registerEnumType(BusinessStatusEnum, {
  name: 'BusinessStatus',
  description: 'What the tax office says of a registration number.',
});

const reviewEntries = { uuid, seenAt: v.date('INVALID') };

@ArgsType()
@ValidatedBy(fields(reviewEntries))
export class ReviewCompanyArgs extends UuidArgs {
  @Field({
    description: '`submittedAt` as it was read: a company that was handed in again since then is not decided upon.',
  })
  seenAt: Date;
}

@ArgsType()
@ValidatedBy(fields(reviewEntries))
export class ShowPostingsAgainArgs extends UuidArgs {
  @Field({ description: '`businessClosedAt` as it was read.' })
  seenAt: Date;
}

const rejection = fields({
  ...reviewEntries,
  cause: v.nullish(v.picklist(REJECTION_CAUSES, 'INVALID')),
  reason: optionalText({ max: REJECTION_REASON_MAX }),
});

@ArgsType()
@ValidatedBy(
  v.pipe(
    rejection,
    across(({ cause, reason }) => ({ reason: cause || reason ? null : 'REQUIRED' })),
  ),
)
export class RejectCompanyArgs extends ReviewCompanyArgs {
  @Field(() => String, {
    nullable: true,
    description: 'One of `readRejectionCauses`, which its people read in their language.',
  })
  cause?: RejectionCause | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the company has to mend, as it stands here; needed where no cause is given.',
  })
  reason?: string | null;
}

const status = v.nullish(v.picklist(COMPANY_STATUSES, 'INVALID'));

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, status, keyword: optionalText({ max: KEYWORD_MAX }) }))
export class CompaniesArgs extends PageArgs {
  @Field(() => CompanyStatusEnum, { nullable: true })
  status?: CompanyStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or of the registration number.' })
  keyword?: string | null;
}
