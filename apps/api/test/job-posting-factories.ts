import { seoulDayAfter } from '@haiko/shared/rules/deadline';
import type { TestApp } from './app.js';
import { query, rest } from './client.js';
import type { TestCompany } from './company-factories.js';
import { NINE_SCRIPTS } from './nine-scripts.js';

const NAMES = 'id name nameKo nameEn nameZh nameJa nameTh nameVi nameKm nameTl nameBn';

/** What a card shows of a posting. */
export const CARD = `uuid url title titleKm createdAt dDayStatus deadlineDateFormatted isExpired state hiddenReason isListed isPublic isScrapped
  company { uuid companyName } regions { regionLevelOne { ${NAMES} } regionLevelTwo { ${NAMES} } }
  education { id } career`;

export const DETAIL = `query ($uuid: ID!) { readJobPosting(uuid: $uuid) { ${CARD}
  updatedAt originalLanguage translationState isBelowMinimumWage visaFit { fits reason }
  description descriptionVi extraInfo extraInfoBn contactName contactPhone contactMobile contactEmail
  salaryTypeId salaryAmountMin salaryAmountMax workingTime workingDays hasProbation isPieceRate educationId employmentType deadlineDate
  housing hourlyPay careerLabel employmentTypeLabel salaryTypeName educationName isRemote salaryType { id nameKo }
  visas { id visaMainId visaSubId visaMain { id nameKo } visaSub { id mainId nameKo } }
  languageLevels { id languageId nameKo language { id nameKo } }
  company { logoFileUrl managerName homepageUrl }
  jobCategories { id jobCategoryMainId jobCategorySubId jobMain { nameKo } jobSub { mainCategoryId nameKo } }
  regions { regionOriginal regionOriginalTh detailRegion detailRegionKm }
  scraps { uuid user { uuid } } } }`;

export const LIST = `query ($skip: Int, $take: Int, $keyword: String, $regions: [JobRegionFilterInput!],
  $jobCategories: [JobCategoryFilterInput!], $visas: [JobVisaFilterInput!], $languageIds: [Int!], $employmentTypes: [Int!],
  $housing: [String!], $minHourlyPay: Int) {
  readJobPostings(skip: $skip, take: $take, keyword: $keyword, regions: $regions, jobCategories: $jobCategories,
    visas: $visas, languageIds: $languageIds, employmentTypes: $employmentTypes, housing: $housing, minHourlyPay: $minHourlyPay) { items { ${CARD} } totalCount hasMore }
}`;

/** The body of a valid posting. */
export function postingFields(changes: Record<string, unknown> = {}) {
  return {
    title: '용접 기능공 모집',
    jobCategories: [{ jobCategoryMainId: 1, jobCategorySubId: 103 }],
    description: Object.values(NINE_SCRIPTS).join('\n'),
    salaryTypeId: 5,
    salaryAmountMin: 2_600_000,
    salaryAmountMax: 3_100_000,
    workingTime: 8,
    workingDays: 5,
    isRemote: false,
    regions: [{ region: '경기 수원시 장안구 정자로 1', detailRegion: '2층 기숙사 옆' }],
    career: 4,
    educationId: 1,
    visas: [{ visaMainId: 18, visaSubId: 1804 }, { visaMainId: 26 }],
    languageLevels: [111, 201],
    extraInfo: NINE_SCRIPTS.km,
    employmentType: 1,
    deadlineDate: seoulDayAfter(30, new Date()),
    contactName: '김하늘',
    contactMobile: '01012345678',
    contactPhone: '0311234567',
    contactEmail: 'Hire@Hangang.Example',
    isPublic: true,
    originalLanguage: 'ko',
    ...changes,
  };
}

/** Where a company is called: a number under two companies is a sign of a scam. */
export function numbersOf({ owner }: Pick<TestCompany, 'owner'>) {
  const digits = String(Number.parseInt(owner.uuid.slice(-8), 16) % 1e8).padStart(8, '0');
  return { contactMobile: `010${digits}`, contactPhone: `0312${digits.slice(-6)}` };
}

/** A posting that the company wrote through the API. */
export async function aPosting(
  test: TestApp,
  company: Pick<TestCompany, 'owner'>,
  changes: Record<string, unknown> = {},
) {
  const reply = await rest(
    test,
    'post',
    '/api/job-posting',
    postingFields({ ...numbersOf(company), ...changes }),
    company.owner,
  );
  if (reply.status !== 201) throw new Error(`The posting failed: ${reply.text}`);
  return reply.body as { uuid: string; [field: string]: unknown };
}

/** One posting as this reader sees it, or null. */
export async function readPosting(test: TestApp, uuid: string, reader: { token?: string; language?: string } = {}) {
  return (await query(test, DETAIL, { uuid }, reader)).data['readJobPosting'];
}
