import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { BusinessStatus } from '@haiko/shared/companies';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { VisaFitReason, VisaRule, VisaVerdict } from '@haiko/shared/reference/visaRules';
import { VISA_BY_ID } from '@haiko/shared/reference/visas';
import { type Anybody, barredByAge, type FitPosting, visaFit } from '@haiko/shared/rules/visaFit';
import { Localized, localizedFields } from '../../platform/graphql/localized.js';
import {
  districtView,
  JobCategorySubView,
  jobCategorySubView,
  JobCategoryView,
  jobCategoryView,
  RegionLevelOneView,
  RegionLevelTwoView,
  regionView,
  VisaSubView,
  visaSubView,
  VisaView,
  visaView,
} from '../reference/reference.views.js';
import { BusinessStatusEnum } from '../companies/companies.inputs.js';
import { VisaFitReasonEnum, VisaVerdictEnum } from '../visa-rules/visa-rules.inputs.js';

@ObjectType('JobPostingCompany', { description: 'What a posting tells of its company.' })
export class JobPostingCompanyView {
  @Field(() => ID, { nullable: true, description: 'Null for imported postings.' })
  uuid: string | null;

  @Field()
  companyName: string;

  @Field(() => String, { nullable: true })
  logoFileUrl: string | null;

  @Field()
  managerName: string;

  @Field({ description: 'Empty for none.' })
  homepageUrl: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The median of what applicants lately waited for a first answer; null below five of them.',
  })
  answerHours: number | null;
}

@ObjectType('JobPostingChecks', { description: 'What was checked about the company of a posting.' })
export class JobPostingChecksView {
  @Field(() => Date, {
    nullable: true,
    description: 'When a person read the certificate; null where nobody has, as for imported postings.',
  })
  certificateCheckedAt: Date | null;

  @Field(() => BusinessStatusEnum, { description: 'What the tax office said last.' })
  businessStatus: BusinessStatus;

  @Field(() => Date, { nullable: true, description: 'When it said so; null where nobody has asked.' })
  businessCheckedAt: Date | null;

  @Field({
    description: 'Whether it is on the list that the Ministry of Labour publishes of those who owe wages, today.',
  })
  isWageDefaulter: boolean;
}

/** As the statement of postings has it: times inside JSON are texts. */
export interface ChecksRow {
  certificateCheckedAt: string | null;
  businessStatus: BusinessStatus;
  businessCheckedAt: string | null;
}

/** What was checked about a company. */
export function checksView({ businessStatus, ...times }: ChecksRow, isWageDefaulter: boolean): JobPostingChecksView {
  const timeOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    businessStatus,
    isWageDefaulter,
    certificateCheckedAt: timeOf(times.certificateCheckedAt),
    businessCheckedAt: timeOf(times.businessCheckedAt),
  };
}

@ObjectType('JobPostingRegion')
export class JobPostingRegionView extends Localized('regionOriginal', 'detailRegion') {
  @Field(() => RegionLevelOneView)
  regionLevelOne: RegionLevelOneView;

  @Field(() => RegionLevelTwoView, { nullable: true, description: 'Null where only the region is known.' })
  regionLevelTwo: RegionLevelTwoView | null;
}

@ObjectType('JobPostingCategory')
export class JobPostingCategoryView {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  jobCategoryMainId: number;

  @Field(() => Int)
  jobCategorySubId: number;

  @Field(() => JobCategoryView)
  jobMain: JobCategoryView;

  @Field(() => JobCategorySubView)
  jobSub: JobCategorySubView;
}

@ObjectType('JobPostingVisa')
export class JobPostingVisaView {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  visaMainId: number;

  @Field(() => Int)
  visaSubId: number;

  @Field(() => VisaView)
  visaMain: VisaView;

  @Field(() => VisaSubView)
  visaSub: VisaSubView;
}

@ObjectType('VisaFit', { description: "Whether the reader's own visa allows the job today, and why." })
export class VisaFitView {
  @Field(() => VisaVerdictEnum)
  verdict: VisaVerdict;

  @Field({ description: 'YES or WITH_PERMIT.' })
  fits: boolean;

  @Field(() => VisaFitReasonEnum)
  reason: VisaFitReason;

  @Field({ description: "In the reader's language." })
  sentence: string;

  @Field(() => ID, { nullable: true, description: 'Of /visa-rules.json; null where no rule answers.' })
  ruleUuid: string | null;

  @Field({ description: 'Name and address.' })
  source: string;

  @Field(() => String, {
    nullable: true,
    description: '`YYYY-MM-DD`: when the rule was last compared with its source.',
  })
  checkedAt: string | null;
}

export interface RegionRow {
  levelOneId: number;
  levelTwoId: number | null;
  regionOriginal: LocalizedText;
  detailRegion: LocalizedText;
}

export interface CategoryRow {
  id: number;
  mainId: number;
  subId: number;
}

/** A place of work with the names of its region. */
export function jobPostingRegionView(row: RegionRow, original: Language): JobPostingRegionView {
  return {
    regionLevelOne: regionView(row.levelOneId),
    regionLevelTwo: row.levelTwoId === null ? null : districtView(row.levelTwoId),
    ...localizedFields('regionOriginal', row.regionOriginal, original),
    ...localizedFields('detailRegion', row.detailRegion, original),
  };
}

/** A job of a posting with the names of its two levels. */
export function jobPostingCategoryView({ id, mainId, subId }: CategoryRow): JobPostingCategoryView {
  return {
    id,
    jobCategoryMainId: mainId,
    jobCategorySubId: subId,
    jobMain: jobCategoryView(mainId),
    jobSub: jobCategorySubView(subId),
  };
}

/**
 * Whether a posting fits a reader on a day; null for whoever has told no visa, unless the law closes it to their age. `itself` says
 * where the posting is: the source of what it names and does not.
 */
export function visaFitView(
  { visaMainId, ...own }: Anybody,
  posting: FitPosting & { itself: string },
  { language, day, rules }: { language: Language; day: string; rules: readonly VisaRule[] },
): VisaFitView | null {
  const found =
    visaMainId === null
      ? barredByAge(own.birthDate, posting, day, rules)
      : visaFit({ ...own, visaMainId }, posting, day, rules);
  if (found === null) return null;
  const { sentence, source, ...fit } = found;
  return { ...fit, sentence: sentence[language], source: source ?? posting.itself };
}

/** A visa of a posting with the names of its two levels. Throws for an id that the reference data does not have. */
export function jobPostingVisaView({ id, mainId, subId }: CategoryRow): JobPostingVisaView {
  const main = VISA_BY_ID.get(mainId);
  if (!main) throw new Error(`Unknown visa ${mainId}`);
  return { id, visaMainId: mainId, visaSubId: subId, visaMain: visaView(main), visaSub: visaSubView(subId) };
}
