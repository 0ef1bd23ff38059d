import { ArgsType, Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { DECISION_NOTE_MAX, KEYWORD_MAX, MAX_JOB_FILTERS } from '@haiko/shared/limits';
import { JOB_POSTING_STATES, type JobPostingState } from '@haiko/shared/jobPostings';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { JOB_LANGUAGE_BY_ID } from '@haiko/shared/reference/languages';
import { DISTRICT_BY_ID, REGION_BY_ID } from '@haiko/shared/reference/regions';
import { VISA_BY_ID, VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { PageArgs } from '../../platform/graphql/page.js';
import { Check, MaxItems, OneOf, OptionalText, Text, Uuid } from '../../platform/validation/validators.js';
import { MainId, SubId } from '../reference/reference-ids.js';
import type { Filters, Selection } from './job-postings.facets.js';

export const JobPostingStateEnum = Object.fromEntries(JOB_POSTING_STATES.map((state) => [state, state])) as {
  [State in JobPostingState]: State;
};
registerEnumType(JobPostingStateEnum, {
  name: 'JobPostingState',
  description:
    'OPEN · CLOSED by its company · EXPIRED, the deadline is over · HIDDEN, not public · BLOCKED by moderators.',
});

@InputType('JobRegionFilterInput')
export class JobRegionFilterInput {
  @Field(() => Int, { nullable: true })
  @MainId(REGION_BY_ID, 'regionLevelTwoId')
  regionLevelOneId?: number | null;

  @Field(() => Int, { nullable: true, description: '"All" of a region counts as the region.' })
  @SubId(DISTRICT_BY_ID, 'regionLevelOneId')
  regionLevelTwoId?: number | null;
}

@InputType('JobCategoryFilterInput')
export class JobCategoryFilterInput {
  @Field(() => Int, { nullable: true })
  @MainId(JOB_CATEGORY_BY_ID, 'jobCategorySubId')
  jobCategoryMainId?: number | null;

  @Field(() => Int, { nullable: true })
  @SubId(JOB_CATEGORY_SUB_BY_ID, 'jobCategoryMainId')
  jobCategorySubId?: number | null;
}

@InputType('JobVisaFilterInput')
export class JobVisaFilterInput {
  @Field(() => Int, { nullable: true })
  @MainId(VISA_BY_ID, 'visaSubId')
  visaMainId?: number | null;

  @Field(() => Int, { nullable: true })
  @SubId(VISA_SUB_BY_ID, 'visaMainId')
  visaSubId?: number | null;
}

@ArgsType()
export class KeywordPageArgs extends PageArgs {
  @Field(() => String, { nullable: true })
  @OptionalText({ max: KEYWORD_MAX })
  keyword?: string | null;
}

@ArgsType()
export class JobPostingsArgs extends KeywordPageArgs {
  @Field(() => [JobRegionFilterInput], { nullable: true })
  @IsOptional()
  @MaxItems(MAX_JOB_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => JobRegionFilterInput)
  regions?: JobRegionFilterInput[] | null;

  @Field(() => [JobCategoryFilterInput], { nullable: true })
  @IsOptional()
  @MaxItems(MAX_JOB_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => JobCategoryFilterInput)
  jobCategories?: JobCategoryFilterInput[] | null;

  @Field(() => [JobVisaFilterInput], { nullable: true })
  @IsOptional()
  @MaxItems(MAX_JOB_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => JobVisaFilterInput)
  visas?: JobVisaFilterInput[] | null;

  @Field(() => [Int], { nullable: true })
  @IsOptional()
  @MaxItems(MAX_JOB_FILTERS)
  @Check('INVALID', (value) => JOB_LANGUAGE_BY_ID.has(value as number), { each: true })
  languageIds?: number[] | null;

  @Field(() => [Int], { nullable: true })
  @IsOptional()
  @MaxItems(MAX_JOB_FILTERS)
  @Check('INVALID', (value) => EMPLOYMENT_TYPE_BY_ID.has(value as number), { each: true })
  employmentTypes?: number[] | null;
}

@ArgsType()
export class CompanyPostingsArgs extends KeywordPageArgs {
  @Field(() => JobPostingStateEnum, { nullable: true, description: 'All of them unless given.' })
  @IsOptional()
  @OneOf(JOB_POSTING_STATES)
  state?: JobPostingState | null;
}

@ArgsType()
export class JobPostingArgs {
  @Field(() => ID)
  @Uuid()
  uuid: string;
}

@ArgsType()
export class BlockJobPostingArgs extends JobPostingArgs {
  @Field()
  @Text({ max: DECISION_NOTE_MAX })
  reason: string;

  @Field(() => Boolean, { defaultValue: true, description: 'False lets everybody see it again.' })
  @OneOf([true, false])
  isBlocked: boolean;
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
