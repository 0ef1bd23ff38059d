import { seoulDay } from '@haiko/shared/format';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { CLOSED_LABEL, type HiddenReason, type JobPostingState } from '@haiko/shared/jobPostings';
import { CAREER_BY_ID } from '@haiko/shared/reference/careers';
import { EDUCATION_BY_ID } from '@haiko/shared/reference/educations';
import { EMPLOYMENT_TYPE_BY_ID } from '@haiko/shared/reference/employmentTypes';
import type { Named } from '@haiko/shared/reference/named';
import { SALARY_TYPE_BY_ID } from '@haiko/shared/reference/salaryTypes';
import type { VisaRule } from '@haiko/shared/reference/visaRules';
import { dDay, formatDeadline } from '@haiko/shared/rules/deadline';
import { hourlyPay, mayBeBelowMinimumWage } from '@haiko/shared/rules/minimumWage';
import type { Anybody } from '@haiko/shared/rules/visaFit';
import type { Reader } from '../../platform/access/caller.js';
import { AUTHOR, localizedFields, TEXT } from '../../platform/graphql/localized.js';
import { educationView, languageLevelView, salaryTypeView } from '../reference/reference.views.js';
import { viewerReactions } from '../users/viewer-reactions.views.js';
import type { ShownColumns } from './job-posting.columns.js';
import {
  type CategoryRow,
  type ChecksRow,
  checksView,
  jobPostingCategoryView,
  type JobPostingCompanyView,
  jobPostingRegionView,
  jobPostingVisaView,
  type RegionRow,
  visaFitView,
} from './job-posting-parts.views.js';
import { CLOSED_AT, type JobPostingView, SOURCE } from './job-postings.views.js';

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
