import { KEYWORD_MAX, MAX_JOB_FILTERS } from '@haiko/shared/limits';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import { JOB_LANGUAGE_BY_ID } from '@haiko/shared/reference/languages';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Check, Describe, List, MaxItems, OptionalText } from '../../platform/validation/validators.js';
import { JobCategoryFilterInput, JobRegionFilterInput, JobVisaFilterInput } from '../job-postings/job-postings.args.js';

type Decorator = (target: object, property: string) => void;

/** One filter of a search: up to `MAX_JOB_FILTERS` selections, or none. */
function Selections(item: object): Decorator {
  return (target, property) => {
    Describe({ type: 'array', items: item, maxItems: MAX_JOB_FILTERS, nullable: true })(target, property);
    IsOptional()(target, property);
    List()(target, property);
    MaxItems(MAX_JOB_FILTERS)(target, property);
  };
}

/** Ids of reference data. */
function Ids(known: ReadonlyMap<number, unknown>): Decorator {
  return (target, property) => {
    Selections({ type: 'integer' })(target, property);
    const isKnown = (ids: unknown) => !Array.isArray(ids) || ids.every((id) => known.has(id as number));
    Check('INVALID', isKnown)(target, property);
  };
}

/** Body of POST /api/job-alerts: what `readJobPostings` takes, without its page. */
export class JobAlertInput {
  @OptionalText({ max: KEYWORD_MAX })
  keyword?: string | null;

  @Selections({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => JobRegionFilterInput)
  regions?: JobRegionFilterInput[] | null;

  @Selections({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => JobCategoryFilterInput)
  jobCategories?: JobCategoryFilterInput[] | null;

  @Selections({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => JobVisaFilterInput)
  visas?: JobVisaFilterInput[] | null;

  @Ids(JOB_LANGUAGE_BY_ID)
  languageIds?: number[] | null;

  @Ids(EMPLOYMENT_TYPE_BY_ID)
  employmentTypes?: number[] | null;
}
