import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { seoulDay } from '@haiko/shared/format';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { CLOSED_LABEL, type HiddenReason, type JobPostingState } from '@haiko/shared/jobPostings';
import { MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import { CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import type { HousingCode } from '@haiko/shared/reference/housings';
import type { WishKind } from '@haiko/shared/reference/forbiddenWishes';
import type { Named } from '@haiko/shared/reference/named';
import { SALARY_TYPE_BY_ID } from '@haiko/shared/reference/salaryTypes';
import type { VisaRule } from '@haiko/shared/reference/visaRules';
import { dDay, formatDeadline } from '@haiko/shared/rules/deadline';
import { hourlyPay, mayBeBelowMinimumWage } from '@haiko/shared/rules/minimumWage';
import type { Anybody } from '@haiko/shared/rules/visaFit';
import type { Reader } from '../../platform/access/caller.js';
import { AUTHOR, LanguageEnum, Localized, localizedFields, TEXT } from '../../platform/graphql/localized.js';
import { PageOf } from '../../platform/graphql/page.js';
import {
  EducationView,
  educationView,
  LanguageLevelView,
  languageLevelView,
  SalaryTypeView,
  salaryTypeView,
} from '../reference/reference.views.js';
import { ShownTextView } from '../translations/translations.views.js';
import { VIEWER_REACTIONS_COST, viewerReactions, ScrapView } from '../users/viewer-reactions.views.js';
import type { ShownColumns } from './job-posting.columns.js';
import {
  type CategoryRow,
  type ChecksRow,
  checksView,
  JobPostingCategoryView,
  jobPostingCategoryView,
  JobPostingChecksView,
  JobPostingCompanyView,
  JobPostingRegionView,
  jobPostingRegionView,
  JobPostingVisaView,
  jobPostingVisaView,
  type RegionRow,
  VisaFitView,
  visaFitView,
} from './job-posting-parts.views.js';
import { HiddenReasonEnum, JobPostingStateEnum, WishKindEnum } from './job-postings.args.js';

@ObjectType('ShownJobPosting', {
  description: "A posting's text in one language, or the original where there is no translation.",
})
export class ShownJobPostingView extends ShownTextView {
  @Field()
  title: string;

  @Field()
  description: string;

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

/** What the page's head and the fields are told, and no reply. */
export const CLOSED_AT = Symbol('closedAt');
export const SOURCE = Symbol('source');

@ObjectType('JobPosting')
export class JobPostingView extends Localized('title', 'description', 'extraInfo') {
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
      'Empty in lists and for whom the law shuts out (verdict NO); once the posting is over, its company alone sees whom to call.',
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

/** A row of the posting statement (job-postings.queries.ts). */
export interface JobPostingRow extends ShownColumns {
  uuid: string;
  url: string;
  createdAt: Date;
  updatedAt: Date;
  source: string | null;
  state: JobPostingState;
  isListed: boolean;
  hiddenReason: HiddenReason | null;
  hasForbiddenWish: boolean;
  hasScamSign: boolean;
  isWageDefaulter: boolean;
  originalLanguage: Language;
  title: LocalizedText;
  description: LocalizedText;
  extraInfo: LocalizedText;
  deadlineDate: string;
  closedAt: Date | null;
  contactName: string;
  contactPhone: string;
  contactMobile: string;
  contactEmail: string;
  company: JobPostingCompanyView & ChecksRow & { ownerUuid: string | null; isOwn: boolean };
  regions: RegionRow[];
  jobCategories: CategoryRow[];
  visas: CategoryRow[];
  languageLevels: number[];
  scrap: { uuid: string } | null;
  /** Of the reader, told or not; null for visitors. */
  ownVisa: Anybody | null;
}

/** Who reads, and the rules that say what their visa allows. */
interface Judged extends Reader {
  rules: readonly VisaRule[];
}

/** A posting as this reader sees it at this moment. */
export function jobPostingView(
  row: JobPostingRow,
  { viewer, language, rules }: Judged,
  now = new Date(),
): JobPostingView {
  const { source, closedAt, isWageDefaulter, ...rest } = row;
  const { scrap, ownVisa, title, description, extraInfo, originalLanguage, ...same } = rest;
  const { ownerUuid, isOwn, certificateCheckedAt, businessStatus, businessCheckedAt, ...company } = row.company;
  const visas = row.visas.map(jobPostingVisaView);
  const jobCategories = row.jobCategories.map(jobPostingCategoryView);
  const today = seoulDay(now);
  // Imported ones do not say the hours of a day.
  const hours = { workingTime: company.uuid === null ? null : row.workingTime, workingDays: row.workingDays };
  const posting = { visas, jobCategories, ...hours, employmentType: row.employmentType, itself: placeOf(row) };
  const visaFit = ownVisa && visaFitView(ownVisa, posting, { language, day: today, rules });
  return {
    ...same,
    originalLanguage,
    ...textFields({ title, description, extraInfo }, originalLanguage),
    ...labels(row, language, now),
    regions: row.regions.map((region) => jobPostingRegionView(region, originalLanguage)),
    company,
    checks: checksView({ certificateCheckedAt, businessStatus, businessCheckedAt }, isWageDefaulter),
    jobCategories,
    visas,
    languageLevels: row.languageLevels.map(languageLevelView),
    education: educationView(row.educationId),
    salaryType: salaryTypeView(row.salaryTypeId),
    hourlyPay: hourlyPay({ ...row, ...hours }),
    isBelowMinimumWage: mayBeBelowMinimumWage({ ...row, ...hours }, today),
    isScrapped: scrap !== null,
    scraps: viewerReactions(scrap, viewer),
    visaFit,
    ...(visaFit?.verdict === 'NO' && !isOwn && NO_CONTACT),
    [AUTHOR]: ownerUuid,
    [CLOSED_AT]: closedAt,
    [SOURCE]: source,
  };
}

function textFields(texts: JobPostingView[typeof TEXT], originalLanguage: Language) {
  return {
    ...localizedFields('title', texts.title, originalLanguage),
    ...localizedFields('description', texts.description, originalLanguage),
    ...localizedFields('extraInfo', texts.extraInfo, originalLanguage),
    [TEXT]: texts,
  };
}

/** Who says what it says, and where. */
const placeOf = ({ company, url, uuid }: JobPostingRow) =>
  `${company.companyName}, ${url || `/announcementdetail/${uuid}`}`;

/** For whom the law shuts out: nobody else's visa changes whom they may ask. */
const NO_CONTACT = { contactName: '', contactPhone: '', contactMobile: '', contactEmail: '' };

/** What depends on the reader's language and the day. */
function labels(row: JobPostingRow, language: Language, now: Date) {
  const name = (known: ReadonlyMap<number, Named>, id: number) => known.get(id)?.names[language] ?? '';
  const left = dDay(row.deadlineDate, now);
  const isClosed = left === null || row.state === 'CLOSED';
  return {
    dDayStatus: isClosed ? CLOSED_LABEL[language] : left,
    deadlineDateFormatted: formatDeadline(row.deadlineDate),
    isExpired: left === null,
    careerLabel: name(CAREER_BY_ID, row.career),
    employmentTypeLabel: name(EMPLOYMENT_TYPE_BY_ID, row.employmentType),
    salaryTypeName: name(SALARY_TYPE_BY_ID, row.salaryTypeId),
    educationName: name(EDUCATION_BY_ID, row.educationId),
  };
}
