import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import {
  ADDRESS_MAX,
  CONTENT_MAX,
  EXTRA_INFO_MAX,
  MAX_POSTING_CHOICES,
  NAME_MAX,
  SALARY_MAX,
  TITLE_MAX,
  WORKING_TIME_MAX,
} from '@haiko/shared/limits';
import { CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { NEGOTIABLE, SALARY_TYPE_BY_ID } from '@haiko/shared/reference/salaryTypes';
import { VISA_BY_ID, VISA_SUB_BY_ID } from '@haiko/shared/reference/visas';
import { deadlineProblem } from '@haiko/shared/rules/deadline';
import { emailProblem } from '@haiko/shared/rules/email';
import { isPhone } from '@haiko/shared/rules/phone';
import { resolveRegion } from '@haiko/shared/rules/region';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import {
  Check,
  Choice,
  Describe,
  Judged,
  MaxItems,
  OneOf,
  OptionalText,
  Rule,
  SeenAt,
  Text,
} from '../../platform/validation/validators.js';
import { Digits, isMissing, KnownId, OptionalId, SubId } from '../reference/reference-ids.js';

type Decorator = (target: object, property: string) => void;

/** Between one and `MAX_POSTING_CHOICES` of something. */
function Choices(item: object): Decorator {
  return (target, property) => {
    Describe({ type: 'array', items: item, minItems: 1, maxItems: MAX_POSTING_CHOICES })(target, property);
    Check('REQUIRED', (value) => !isMissing(value) && (!Array.isArray(value) || value.length > 0))(target, property);
    Check('INVALID', (value) => isMissing(value) || Array.isArray(value))(target, property);
    MaxItems(MAX_POSTING_CHOICES)(target, property);
  };
}

class JobCategoryInput {
  @KnownId(JOB_CATEGORY_BY_ID)
  jobCategoryMainId: number;

  /** Of which an absent one and "all" mean the same. */
  @SubId(JOB_CATEGORY_SUB_BY_ID, 'jobCategoryMainId')
  jobCategorySubId?: number | null;
}

class VisaInput {
  @KnownId(VISA_BY_ID)
  visaMainId: number;

  @SubId(VISA_SUB_BY_ID, 'visaMainId')
  visaSubId?: number | null;
}

class RegionInput {
  /** The address as it was picked; it must name a region that we know. */
  @Text({ max: ADDRESS_MAX })
  @Rule('REGION_NOT_FOUND', (value) => isMissing(value) || typeof value !== 'string' || resolveRegion(value) !== null)
  region: string;

  @Text({ max: ADDRESS_MAX })
  detailRegion: string;
}

const isPay = (value: unknown): value is number => Number.isInteger(value);
const namesPay = ({ salaryTypeId }: JobPostingInput) => salaryTypeId !== NEGOTIABLE;

/** Won; looked at only where the posting names an amount. */
function Amount({ atLeast }: { atLeast: (input: JobPostingInput) => number }): Decorator {
  return (target, property) => {
    Digits()(target, property);
    Check<JobPostingInput>('REQUIRED', (value, input) => !namesPay(input) || (!isMissing(value) && value !== 0))(
      target,
      property,
    );
    Check<JobPostingInput>('INVALID', (value, input) => !namesPay(input) || isMissing(value) || isPay(value))(
      target,
      property,
    );
    const isInRange = (value: unknown, input: JobPostingInput) =>
      !isPay(value) || value === 0 || (value >= atLeast(input) && value <= SALARY_MAX);
    Check<JobPostingInput>('OUT_OF_RANGE', (value, input) => !namesPay(input) || isInRange(value, input))(
      target,
      property,
    );
  };
}

const languagesOf = (levels: unknown[]) => levels.map((level) => LANGUAGE_LEVEL_BY_ID.get(level as number)?.languageId);

/** Body of POST and PUT /api/job-posting; a change replaces the whole posting. */
export class JobPostingInput {
  @Text({ max: TITLE_MAX })
  title: string;

  @Choices({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => JobCategoryInput)
  jobCategories: JobCategoryInput[];

  @Text({ max: CONTENT_MAX })
  description: string;

  @KnownId(SALARY_TYPE_BY_ID)
  salaryTypeId: number;

  @Amount({ atLeast: () => 1 })
  salaryAmountMin: number;

  @Amount({ atLeast: ({ salaryAmountMin }) => (isPay(salaryAmountMin) ? salaryAmountMin : 1) })
  salaryAmountMax: number;

  @Digits()
  @Check('REQUIRED', (value) => !isMissing(value))
  @Check('INVALID', (value) => isMissing(value) || isPay(value))
  @Check('OUT_OF_RANGE', (value) => !isPay(value) || (value >= 1 && value <= WORKING_TIME_MAX))
  workingTime: number;

  @IsOptional()
  @OneOf([true, false])
  isRemote?: boolean | null;

  @Choices({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => RegionInput)
  regions: RegionInput[];

  @KnownId(CAREER_BY_ID)
  career: number;

  /** Any, unless given. */
  @OptionalId(EDUCATION_BY_ID)
  educationId?: number | null;

  @Choices({ type: 'object' })
  @ValidateNested({ each: true })
  @Type(() => VisaInput)
  visas: VisaInput[];

  @Choices({ type: 'integer' })
  @Digits()
  @Check('INVALID', (levels) => !Array.isArray(levels) || languagesOf(levels).every((id) => id !== undefined))
  // No language twice.
  @Check('INVALID', (levels) => !Array.isArray(levels) || new Set(languagesOf(levels)).size === levels.length)
  languageLevels: number[];

  @OptionalText({ max: EXTRA_INFO_MAX })
  extraInfo?: string | null;

  @KnownId(EMPLOYMENT_TYPE_BY_ID)
  employmentType: number;

  /** The last day, `YYYY-MM-DD`. */
  @Judged(['REQUIRED', 'INVALID', 'OUT_OF_RANGE'], (value) => deadlineProblem(value, new Date()))
  deadlineDate: string;

  @Text({ max: NAME_MAX })
  contactName: string;

  @Choice(isPhone)
  contactMobile: string;

  @Choice(isPhone)
  contactPhone: string;

  @Judged(['REQUIRED', 'TOO_LONG', 'INVALID'], emailProblem)
  contactEmail: string;

  @IsOptional()
  @OneOf([true, false])
  isPublic?: boolean | null;

  /** The language of the texts; without it the server tells it from the script. */
  @IsOptional()
  @OneOf(LANGUAGES)
  originalLanguage?: Language | null;

  /** Only of a change. */
  @SeenAt()
  updatedAt?: Date | null;
}

/** Body of PUT /api/job-posting/:id/state. */
export class JobPostingStateInput {
  @Choice((value) => value === 'OPEN' || value === 'CLOSED')
  state: 'OPEN' | 'CLOSED';
}
