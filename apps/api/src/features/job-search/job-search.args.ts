import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { fields } from '@haiko/shared/contract/fields';
import { jobSearchEntries } from '@haiko/shared/contract/jobSearch.schemas';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';
import type { Filters, Selection } from './job-search.facets.js';

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
export class JobPostingsArgs extends KeywordPageArgs {
  @Field(() => [JobRegionFilterInput], { nullable: true })
  regions?: JobRegionFilterInput[] | null;

  @Field(() => [JobCategoryFilterInput], { nullable: true })
  jobCategories?: JobCategoryFilterInput[] | null;

  @Field(() => [JobVisaFilterInput], { nullable: true })
  visas?: JobVisaFilterInput[] | null;

  @Field(() => [Int], { nullable: true })
  languageIds?: number[] | null;

  @Field(() => [Int], { nullable: true })
  employmentTypes?: number[] | null;
}

/** What the arguments of a search select. */
export function filtersOf(args: Omit<JobPostingsArgs, keyof KeywordPageArgs>): Filters {
  return {
    regions: (args.regions ?? []).map(({ regionLevelOneId, regionLevelTwoId }) =>
      selection(regionLevelOneId, regionLevelTwoId),
    ),
    jobCategories: (args.jobCategories ?? []).map(({ jobCategoryMainId, jobCategorySubId }) =>
      selection(jobCategoryMainId, jobCategorySubId),
    ),
    visas: (args.visas ?? []).map(({ visaMainId, visaSubId }) => selection(visaMainId, visaSubId)),
    languageIds: args.languageIds ?? [],
    employmentTypes: args.employmentTypes ?? [],
  };
}

const selection = (mainId?: number | null, subId?: number | null): Selection => ({
  mainId: mainId ?? null,
  subId: subId ?? null,
});
