import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import type { HiddenReason, JobPostingState } from '@haiko/shared/jobPostings';
import { CONTENT_MAX, EXTRA_INFO_MAX, MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import type { HousingCode } from '@haiko/shared/reference/housings';
import type { WishKind } from '@haiko/shared/reference/forbiddenWishes';
import { AUTHOR, LanguageEnum, Letters, Localized, long, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import { EducationView, LanguageLevelView, SalaryTypeView } from '../reference/reference.views.js';
import { ShownTextView } from '../translations/translations.views.js';
import { VIEWER_REACTIONS_COST, ScrapView } from '../users/viewer-reactions.views.js';
import {
  JobPostingCategoryView,
  JobPostingChecksView,
  JobPostingCompanyView,
  JobPostingRegionView,
  JobPostingVisaView,
  VisaFitView,
} from './job-posting-parts.views.js';
import { HiddenReasonEnum, JobPostingStateEnum, WishKindEnum } from './job-postings.args.js';

@ObjectType('ShownJobPosting', {
  description: "A posting's text in one language, or the original where there is no translation.",
})
export class ShownJobPostingView extends ShownTextView {
  @Field()
  title: string;

  @Letters(CONTENT_MAX)
  @Field()
  description: string;

  @Letters(EXTRA_INFO_MAX)
  @Field({ description: 'Empty for none.' })
  extraInfo: string;
}

@ObjectType('ForbiddenWish', { description: 'Something that the law does not let employers wish for.' })
export class ForbiddenWishView {
  @Field(() => WishKindEnum)
  kind: WishKind;

  @Field({ description: 'Whether its words leave no doubt.' })
  isSure: boolean;

  @Field({ description: 'In which it stands.' })
  sentence: string;

  @Field({ description: 'The article that forbids it, in Korean.' })
  law: string;
}

@ObjectType('JobPostingSource', { description: 'Where an imported posting comes from.' })
export class JobPostingSourceView {
  @Field()
  name: string;

  @Field({ description: 'Where it is read (https).' })
  url: string;

  @Field(() => String, { nullable: true, description: 'What the source wants said beside it, in Korean.' })
  notice: string | null;
}

/** What the page's head and the fields are told, and no reply. */
export const CLOSED_AT = Symbol('closedAt');
export const SOURCE = Symbol('source');

@ObjectType('JobPosting')
export class JobPostingView extends Localized(
  'title',
  long('description', CONTENT_MAX),
  long('extraInfo', EXTRA_INFO_MAX),
) {
  @Field(() => ID)
  uuid: string;

  @Field({ description: 'Where an imported posting is read (https); empty for those of companies here.' })
  url: string;

  @Field()
  createdAt: Date;

  @Field()
  updatedAt: Date;

  @Field(() => JobPostingStateEnum)
  state: JobPostingState;

  @Field(() => HiddenReasonEnum, {
    nullable: true,
    description: 'Why it is hidden although its company would show it.',
  })
  hiddenReason: HiddenReason | null;

  @Field({
    description: 'False where nobody but its company sees it until that is approved (again), whatever the state.',
  })
  isListed: boolean;

  @Field({ description: "`D-30`, `D-DAY`, or that it is closed in the reader's language." })
  dDayStatus: string;

  @Field({ description: '`YYYY.MM.DD`' })
  deadlineDateFormatted: string;

  @Field({ description: '`YYYY-MM-DD`; the posting ends with that day in Korea.' })
  deadlineDate: string;

  @Field({ description: 'Whether the deadline is over.' })
  isExpired: boolean;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => JobPostingCompanyView)
  company: JobPostingCompanyView;

  @Field(() => JobPostingChecksView, { description: 'What is known of who looks for people, and since when.' })
  checks: JobPostingChecksView;

  @Field(() => [JobPostingRegionView], { complexity: MAX_POSTING_CHOICES })
  regions: JobPostingRegionView[];

  @Field(() => [JobPostingCategoryView], { complexity: MAX_POSTING_CHOICES })
  jobCategories: JobPostingCategoryView[];

  @Field(() => [JobPostingVisaView], { complexity: MAX_POSTING_CHOICES })
  visas: JobPostingVisaView[];

  @Field(() => [LanguageLevelView], { complexity: MAX_POSTING_CHOICES })
  languageLevels: LanguageLevelView[];

  @Field(() => EducationView)
  education: EducationView;

  @Field(() => Int)
  educationId: number;

  @Field()
  educationName: string;

  @Field(() => Int, { description: '1 new, 2 experienced, 3 new or experienced, 4 any.' })
  career: number;

  @Field()
  careerLabel: string;

  @Field(() => Int, { description: '1 full-time, 2 contract, 3 intern, 4 freelancer, 5 part-time, 6 daily.' })
  employmentType: number;

  @Field()
  employmentTypeLabel: string;

  @Field(() => SalaryTypeView)
  salaryType: SalaryTypeView;

  @Field(() => Int)
  salaryTypeId: number;

  @Field()
  salaryTypeName: string;

  @Field(() => Int, { description: 'Won; 0 when negotiable.' })
  salaryAmountMin: number;

  @Field(() => Int)
  salaryAmountMax: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Won an hour that the lower end of the pay comes to; null where the posting does not say enough.',
  })
  hourlyPay: number | null;

  @Field({ description: 'Whether the pay may be less than the legal minimum of today.' })
  isBelowMinimumWage: boolean;

  @Field({
    description: 'Whether its words leave no doubt that it wishes for what the law forbids: imported ones alone.',
  })
  hasForbiddenWish: boolean;

  @Field({ description: 'Whether it says what people are cheated with; `scamSigns` says what.' })
  hasScamSign: boolean;

  @Field(() => Int, { description: 'Hours a day.' })
  workingTime: number;

  @Field(() => Int, { nullable: true, description: 'Days a week; null where they vary, or the posting does not say.' })
  workingDays: number | null;

  @Field({ description: 'Whether less is paid during a probation.' })
  hasProbation: boolean;

  @Field({ description: 'Whether it is paid by what is done; the amounts are what that usually comes to.' })
  isPieceRate: boolean;

  @Field()
  isRemote: boolean;

  @Field(() => String, { description: '`none`, `dormitory` or `allowance`.' })
  housing: HousingCode;

  @Field()
  isPublic: boolean;

  @Field({
    description:
      'Empty in lists but that of saved ones, and for whom the law shuts out (verdict NO); once the posting is over, its company alone sees whom to call.',
  })
  contactName: string;

  @Field({ description: 'Digits alone.' })
  contactPhone: string;

  @Field({ description: 'Digits alone.' })
  contactMobile: string;

  @Field()
  contactEmail: string;

  @Field()
  isScrapped: boolean;

  @Field(() => [ScrapView], { description: "The reader's own one, or none.", complexity: VIEWER_REACTIONS_COST })
  scraps: ScrapView[];

  @Field(() => VisaFitView, {
    nullable: true,
    description: 'Null for whoever has told no visa, unless the law closes the job to their age.',
  })
  visaFit: VisaFitView | null;

  /** When its company closed it; null while it has not. */
  [CLOSED_AT]: Date | null;

  [TEXT]: { title: LocalizedText; description: LocalizedText; extraInfo: LocalizedText };

  /** Whose feed brought it; null of those of companies here. */
  [SOURCE]: string | null;

  /** Who owns its company; null of an imported one. */
  [AUTHOR]: string | null;
}

export const JobPostingPageView = PageOf(JobPostingView, 'JobPostingPage');
