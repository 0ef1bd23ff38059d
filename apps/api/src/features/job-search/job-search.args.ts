import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { fields } from '@haiko/shared/contract/fields';
import { jobSearchEntries } from '@haiko/shared/contract/jobSearch.schemas';
import type { JobFilterArguments } from '@haiko/shared/jobFilters';
import type { HousingCode } from '@haiko/shared/reference/housings';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

@InputType('JobRegionFilterInput')
export class JobRegionFilterInput {
  @Field(() => Int, { nullable: true })
  regionLevelOneId?: number | null;

  @Field(() => Int, { nullable: true, description: '"All" of a region counts as the region.' })
  regionLevelTwoId?: number | null;
}

@InputType('JobCategoryFilterInput')
export class JobCategoryFilterInput {
  @Field(() => Int, { nullable: true })
  jobCategoryMainId?: number | null;

  @Field(() => Int, { nullable: true })
  jobCategorySubId?: number | null;
}

@InputType('JobVisaFilterInput')
export class JobVisaFilterInput {
  @Field(() => Int, { nullable: true })
  visaMainId?: number | null;

  @Field(() => Int, { nullable: true })
  visaSubId?: number | null;
}

/** The entries of `KeywordPageArgs`. */
export const keywordPageEntries = { ...pageEntries, keyword: jobSearchEntries.keyword };

@ArgsType()
@ValidatedBy(fields(keywordPageEntries))
export class KeywordPageArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  keyword?: string | null;
}

@ArgsType()
@ValidatedBy(fields({ ...pageEntries, ...jobSearchEntries }))
export class JobPostingsArgs extends KeywordPageArgs implements Required<JobFilterArguments> {
  @Field(() => [JobRegionFilterInput], { nullable: true })
  regions: JobRegionFilterInput[] | null;

  @Field(() => [JobCategoryFilterInput], { nullable: true })
  jobCategories: JobCategoryFilterInput[] | null;

  @Field(() => [JobVisaFilterInput], { nullable: true })
  visas: JobVisaFilterInput[] | null;

  @Field(() => [Int], { nullable: true })
  languageIds: number[] | null;

  @Field(() => [Int], { nullable: true })
  employmentTypes: number[] | null;

  @Field(() => [String], { nullable: true, description: '`none`, `dormitory`, `allowance`.' })
  housing: HousingCode[] | null;

  @Field(() => Int, { nullable: true, description: 'Won an hour, compared with the lower end of the pay.' })
  minHourlyPay: number | null;
}
