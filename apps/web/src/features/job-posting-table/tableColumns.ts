/**
 * The columns of a table of postings, in the order of the template: their heads in Korean and English, and what stands below them in
 * the template. What has several values divides them by `|`.
 */
export const TABLE_COLUMNS = {
  title: { ko: '제목', en: 'Title', example: { ko: '용접 기능공 모집', en: 'Welder wanted' } },
  description: {
    ...{ ko: '상세 내용', en: 'Description' },
    example: { ko: '선박 부품을 용접합니다.', en: 'You weld parts of ships.' },
  },
  jobCategories: { ko: '직종', en: 'Jobs', example: { ko: '용접|조립', en: 'Welding|Assembly' } },
  visas: { ko: '비자', en: 'Visas', example: { ko: 'E-7-4|F-2', en: 'E-7-4|F-2' } },
  languageLevels: {
    ...{ ko: '언어', en: 'Languages' },
    example: { ko: '한국어 일상 회화', en: 'Korean Daily conversation' },
  },
  salaryTypeId: { ko: '급여 형태', en: 'Salary type', example: { ko: '월급', en: 'Monthly' } },
  salaryAmountMin: { ko: '최소 급여(원)', en: 'Minimum salary (won)', example: { ko: '2800000', en: '2800000' } },
  salaryAmountMax: { ko: '최대 급여(원)', en: 'Maximum salary (won)', example: { ko: '3100000', en: '3100000' } },
  workingTime: { ko: '하루 근무 시간', en: 'Hours a day', example: { ko: '8', en: '8' } },
  workingDays: { ko: '주 근무 일수', en: 'Days a week', example: { ko: '5', en: '5' } },
  hasProbation: { ko: '수습 감액', en: 'Lower pay in probation', example: { ko: '아니요', en: 'No' } },
  isPieceRate: { ko: '도급제', en: 'Paid by the piece', example: { ko: '아니요', en: 'No' } },
  region: {
    ...{ ko: '근무지 주소', en: 'Address' },
    example: { ko: '경기 안산시 단원구 산단로 1', en: 'Danwon-gu, Ansan-si, Gyeonggi-do' },
  },
  detailRegion: { ko: '상세 주소', en: 'Address in detail', example: { ko: '2층', en: '2nd floor' } },
  isRemote: { ko: '재택근무', en: 'Remote work', example: { ko: '아니요', en: 'No' } },
  housing: { ko: '숙소', en: 'Housing', example: { ko: '기숙사 제공', en: 'Dormitory' } },
  career: { ko: '경력', en: 'Experience', example: { ko: '경력 무관', en: 'No experience needed' } },
  educationId: { ko: '학력', en: 'Education', example: { ko: '학력 무관', en: 'No requirement' } },
  employmentType: { ko: '고용 형태', en: 'Employment type', example: { ko: '계약직', en: 'Contract' } },
  deadlineDate: { ko: '마감일', en: 'Deadline', example: { ko: '', en: '' } },
  extraInfo: { ko: '추가 정보', en: 'More information', example: { ko: '', en: '' } },
  contactName: { ko: '담당자', en: 'Contact name', example: { ko: '김하늘', en: 'Kim Haneul' } },
  contactMobile: { ko: '휴대전화', en: 'Mobile', example: { ko: '010-1234-5678', en: '010-1234-5678' } },
  contactPhone: { ko: '전화', en: 'Phone', example: { ko: '031-123-4567', en: '031-123-4567' } },
  contactEmail: { ko: '이메일', en: 'Email', example: { ko: 'hire@example.com', en: 'hire@example.com' } },
  reference: { ko: '관리 번호', en: 'Reference', example: { ko: 'A-1', en: 'A-1' } },
  companyName: { ko: '회사명', en: 'Company', example: { ko: '한강조선', en: 'Hangang Shipbuilding' } },
  link: {
    ...{ ko: '공고 링크', en: 'Link' },
    example: { ko: 'https://example.com/jobs/1', en: 'https://example.com/jobs/1' },
  },
} as const satisfies Record<string, TableColumn>;

interface TableColumn {
  ko: string;
  en: string;
  example: { ko: string; en: string };
}

export type ColumnName = keyof typeof TABLE_COLUMNS;
/** Those in which a row says whose posting it is: of a table that holds those of many companies. */
const ORIGIN_COLUMNS = ['reference', 'companyName', 'link'] as const satisfies ColumnName[];
export type OriginColumn = (typeof ORIGIN_COLUMNS)[number];
export const ALL_COLUMNS = Object.keys(TABLE_COLUMNS) as ColumnName[];
/** Whom to call at a company is for the company to say: nobody's name or mobile comes with the table of somebody else. */
const OWN_COLUMNS: readonly ColumnName[] = ['contactName', 'contactMobile'];
/** Those of a company's own table. */
export const COLUMN_NAMES = ALL_COLUMNS.filter((name) => !(ORIGIN_COLUMNS as readonly string[]).includes(name));

/** The columns of a table, by whether it holds postings of many companies. */
export function columnsOf(isOfSource: boolean): readonly ColumnName[] {
  return isOfSource ? [...ORIGIN_COLUMNS, ...COLUMN_NAMES.filter((name) => !OWN_COLUMNS.includes(name))] : COLUMN_NAMES;
}

const OPTIONAL_COLUMNS: readonly ColumnName[] = [
  ...(['salaryAmountMin', 'salaryAmountMax', 'workingDays', 'hasProbation', 'isPieceRate', 'isRemote'] as const),
  ...(['housing', 'educationId', 'extraInfo', 'reference', 'link'] as const),
];
/** What a city's list often has not. */
const OPTIONAL_OF_SOURCE: readonly ColumnName[] = ['detailRegion', 'contactPhone', 'contactEmail'];

/** Whether a table may leave the column out: nothing in it says something as well. */
export function isOptional(column: ColumnName, isOfSource: boolean): boolean {
  return OPTIONAL_COLUMNS.includes(column) || (isOfSource && OPTIONAL_OF_SOURCE.includes(column));
}

export const BETWEEN_VALUES = '|';
