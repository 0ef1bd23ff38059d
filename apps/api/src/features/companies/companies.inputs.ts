import { ArgsType, Field, ID, registerEnumType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { COMPANY_STATUSES, type CompanyStatus } from '@haiko/shared/companies';
import { COMPANY_NAME_MAX, KEYWORD_MAX, NAME_MAX } from '@haiko/shared/limits';
import { isRegistrationNumber } from '@haiko/shared/rules/businessRegistrationNumber';
import { canonicalEmail, emailProblem } from '@haiko/shared/rules/email';
import { homepageOf, homepageProblem } from '@haiko/shared/rules/homepage';
import { isPhone } from '@haiko/shared/rules/phone';
import { PageArgs } from '../../platform/graphql/page.js';
import {
  Choice,
  Describe,
  ValidBy,
  OneOf,
  OptionalText,
  ExpectedVersion,
  Text,
  Uuid,
} from '../../platform/validation/validators.js';

export const REJECTION_REASON_MAX = 500;

/** Longer than any address that the server gives, signature and all. */
const FILE_URL_MAX = 300;
const FILE_NAME_MAX = 255;

const changed =
  (change: (value: string) => string) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'string' ? change(value) : value;

/** Addresses of private files come signed; what names the file is the path before the query. */
const pathOf = changed((value) => value.trim().split('?')[0] ?? '');

class CompanyInput {
  @Text({ max: COMPANY_NAME_MAX })
  companyName: string;

  @Describe({ pattern: '^[0-9]{3}-[0-9]{2}-[0-9]{5}$' })
  @Choice(isRegistrationNumber)
  businessRegistrationNumber: string;

  /** http or https; `https://` alone means none. */
  @IsOptional()
  @Transform(changed(homepageOf))
  @ValidBy(['TOO_LONG', 'INVALID'], homepageProblem)
  homepageUrl?: string | null;

  @OptionalText({ max: FILE_NAME_MAX })
  logoFileName?: string | null;

  @Transform(pathOf)
  @OptionalText({ max: FILE_URL_MAX })
  logoFileUrl?: string | null;

  @Text({ max: NAME_MAX })
  managerName: string;

  @Describe({ pattern: '^[0-9]{8,11}$' })
  @Choice(isPhone)
  managerPhone: string;

  @Describe({ pattern: '^[0-9]{8,11}$' })
  @Choice(isPhone)
  managerMobile: string;

  @Transform(changed(canonicalEmail))
  @ValidBy(['REQUIRED', 'TOO_LONG', 'INVALID'], emailProblem)
  managerEmail: string;
}

/** Body of POST /api/company/register. */
export class RegisterCompanyInput extends CompanyInput {
  @Text({ max: FILE_NAME_MAX })
  businessRegistrationFileName: string;

  @Transform(pathOf)
  @Text({ max: FILE_URL_MAX })
  businessRegistrationFileUrl: string;
}

/** Body of PUT /api/company/update/:id: the whole company; a missing certificate has an error of its own. */
export class UpdateCompanyInput extends CompanyInput {
  @OptionalText({ max: FILE_NAME_MAX })
  businessRegistrationFileName?: string | null;

  @Transform(pathOf)
  @OptionalText({ max: FILE_URL_MAX })
  businessRegistrationFileUrl?: string | null;

  @ExpectedVersion()
  updatedAt?: Date | null;
}

export const CompanyStatusEnum: { [Status in CompanyStatus]: Status } = {
  pending: 'pending',
  resubmitted: 'resubmitted',
  approved: 'approved',
  rejected: 'rejected',
};
registerEnumType(CompanyStatusEnum, { name: 'CompanyStatus', description: 'Where the review of a company stands.' });

@ArgsType()
export class UuidArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@ArgsType()
export class ReviewCompanyArgs extends UuidArgs {
  @Field(() => Date, {
    nullable: true,
    description: '`submittedAt` as it was read: a company that was handed in again since then is not decided upon.',
  })
  @ExpectedVersion()
  submittedAt?: Date | null;
}

@ArgsType()
export class RejectCompanyArgs extends ReviewCompanyArgs {
  @Field({ description: 'What the company has to mend; its owner reads it.' })
  @Text({ max: REJECTION_REASON_MAX })
  reason: string;
}

@ArgsType()
export class CompaniesArgs extends PageArgs {
  @Field(() => CompanyStatusEnum, { nullable: true })
  @IsOptional()
  @OneOf(COMPANY_STATUSES)
  status?: CompanyStatus | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or of the registration number.' })
  @OptionalText({ max: KEYWORD_MAX })
  keyword?: string | null;
}
