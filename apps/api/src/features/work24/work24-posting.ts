import { createHash } from 'node:crypto';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { daysLeft } from '@haiko/shared/rules/deadline';
import { cutToLimit } from '@haiko/shared/rules/text';
import { CONTENT_MAX, DEADLINE_MAX_DAYS } from '@haiko/shared/limits';
import { jobsOfKeco } from '@haiko/shared/reference/kecoJobs';
import { visaSentences } from '@haiko/shared/rules/visaSentences';
import { plainText } from '../job-imports/html-text.js';
import { type ImportedPosting, importedPosting } from '../job-imports/imported-posting.js';
import type { Work24Fields } from './work24-xml.js';

/** Under which name the postings of the service are kept. */
export const WORK24 = 'work24';

/** What is taken of an entry of the list, and of the detail. Whoever answers at the company is in neither. */
const ENTRY_FIELDS = [
  ...['company', 'title', 'indTpNm', 'salTpNm', 'minSal', 'maxSal', 'region', 'holidayTpNm', 'minEdubg', 'career'],
  ...['regDt', 'closeDt', 'basicAddr', 'detailAddr', 'empTpCd', 'jobsCd', 'smodifyDtm'],
];
const PAGE = 'https://www.work24.go.kr/wk/a/b/1500/empDetailAuthView.do';
const ID = /^[\w-]{1,40}$/;

/** An entry of the list: a posting in short. */
export interface Work24Entry {
  id: string;
  fields: Work24Fields;
  /** Another one is news. */
  hash: string;
}

/** Null where it says no number by which it could be known again. */
export function work24Entry(fields: Work24Fields): Work24Entry | null {
  const id = fields['wantedAuthNo'] ?? '';
  if (!ID.test(id)) return null;
  const taken = Object.fromEntries(ENTRY_FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
  return { id, fields: taken, hash: hashOf(JSON.stringify(taken)) };
}

/** Where the service asks to be linked to. */
export function work24Address(id: string): string {
  const query = { wantedAuthNo: id, infoTypeCd: 'VALIDATION', infoTypeGroup: 'tb_workinfoworknet' };
  return `${PAGE}?${new URLSearchParams(query)}`;
}

/**
 * What an entry comes to, and its detail where that has been read. Throws `Refusal` for what cannot be a posting here, such as
 * one that is over.
 */
export function work24Posting(id: string, entry: Work24Fields, detail: Work24Fields, now: Date): ImportedPosting {
  const posting = importedPosting(recordOf(id, entry, detail), now);
  const { originalLanguage } = posting.columns;
  const said = Object.values(detail).map((text) => withoutPeople(plainText(text)));
  const quotes = visaSentences(said.join('\n')).map((sentence) => `“${sentence}”`);
  const extraInfo = quotes.length > 0 ? { [originalLanguage]: cutToLimit(quotes.join('\n'), CONTENT_MAX) } : {};
  return {
    ...posting,
    columns: { ...posting.columns, extraInfo },
    hash: hashOf(JSON.stringify([posting.hash, extraInfo])),
  };
}

/** Whether it says its last day: "until somebody is found" says none, and one years away is none that is kept. */
export function hasLastDay(entry: Work24Fields, now: Date): boolean {
  const day = dayOf(entry['closeDt']);
  return day !== undefined && daysLeft(day, now) <= DEADLINE_MAX_DAYS;
}

/** In the words of schema.org, as other feeds have it. */
function recordOf(id: string, entry: Work24Fields, detail: Work24Fields): Record<string, unknown> {
  const { region = '', basicAddr = '', detailAddr = '' } = entry;
  const street = basicAddr.startsWith(region) ? basicAddr.slice(region.length).trim() : basicAddr;
  return {
    identifier: id,
    url: work24Address(id),
    title: withoutNumbers(detail['wantedTitle'] ?? entry['title'] ?? ''),
    description: textOf(entry, detail),
    hiringOrganization: entry['company'],
    jobLocation: { address: { addressRegion: region, streetAddress: [street, detailAddr].join(' ').trim() } },
    datePosted: dayOf(entry['regDt']),
    validThrough: dayOf(detail['receiptCloseDt']) ?? dayOf(entry['closeDt']),
    baseSalary: payOf(entry),
    employmentType: EMPLOYMENT[entry['empTpCd'] ?? ''],
    educationRequirements: entry['minEdubg']?.replace(/대졸\s*\(2.*\)/u, '전문대졸'),
    experienceRequirements: entry['career'],
    haikoWorkingDays: daysAWeek(entry['holidayTpNm'] ?? ''),
    haikoJobCategories: jobsOfKeco(entry['jobsCd'] ?? '').map(({ subId }) => subId),
  };
}

const EMPLOYMENT: Readonly<Record<string, string>> = {
  '10': 'FULL_TIME',
  '11': 'PART_TIME',
  '20': 'CONTRACTOR',
  '21': 'PART_TIME',
  '4': 'CONTRACTOR',
  Y: 'CONTRACTOR',
};
const UNITS: Readonly<Record<string, string>> = { 시급: 'HOUR', 일급: 'DAY', 월급: 'MONTH', 연봉: 'YEAR' };
/** Less is no pay of that unit in won: somebody wrote thousands, or nothing. */
const LEAST_WON: Readonly<Record<string, number>> = { HOUR: 1_000, DAY: 10_000, MONTH: 100_000, YEAR: 1_000_000 };

/** In the unit that it says, and in no other; undefined where that cannot be told. */
function payOf({ salTpNm = '', minSal = '', maxSal = '' }: Work24Fields): object | undefined {
  const unitText = UNITS[salTpNm];
  if (unitText === undefined) return undefined;
  const [min, max] = [minSal, maxSal].map((text) => Number(text.replaceAll(',', '')) || undefined);
  const amounts = [min, max].filter((amount) => amount !== undefined);
  if (amounts.some((amount) => amount < (LEAST_WON[unitText] ?? 0))) return undefined;
  return { currency: 'KRW', value: { minValue: min, maxValue: max, unitText } };
}

/** "주 5일 근무"; what varies from week to week, or is said in another way, is not known. */
function daysAWeek(text: string): string {
  return /^주\s*([1-7])일\s*(?:근무)?$/u.exec(text.trim())?.[1] ?? '';
}

const LABELS: readonly (readonly [name: string, label: string])[] = [
  ['jobCont', ''],
  ['jobsNm', '직종'],
  ['workdayWorkhrCont', '근무 시간'],
  ['salTpNm', '임금'],
  ['collectPsncnt', '모집 인원'],
  ['enterTpNm', '경력'],
  ['eduNm', '학력'],
  ['forLang', '외국어'],
  ['pfCond', '우대 조건'],
  ['etcPfCond', '기타 우대 조건'],
  ['etcWelfare', '복리후생'],
  ['fourIns', '사회보험'],
  ['retirepay', '퇴직금'],
  ['nearLine', '인근 전철'],
  ['selMthd', '전형 방법'],
  ['rcptMthd', '접수 방법'],
  ['submitDoc', '제출 서류'],
];
/** Until the detail has been read. */
const LABELS_IN_SHORT: typeof LABELS = [
  ['indTpNm', '업종'],
  ['holidayTpNm', '근무 형태'],
  ['career', '경력'],
  ['minEdubg', '학력'],
  ['region', '근무지'],
];

/** In the words of the service; nobody has said anything else. A detail that says nothing leaves what the list says. */
function textOf(entry: Work24Fields, detail: Work24Fields): string {
  return wordsOf(detail, LABELS) || wordsOf(entry, LABELS_IN_SHORT);
}

function wordsOf(fields: Work24Fields, labels: typeof LABELS): string {
  return labels
    .flatMap(([name, label]) => {
      const text = withoutPeople(plainText(fields[name] ?? ''));
      return text === '' ? [] : [label === '' ? `${text}\n` : `${label}: ${text}`];
    })
    .join('\n');
}

const NUMBER = String.raw`(?:\b0|\+82[- .)\p{Pd}]*0?)\d{1,2}[- .)\p{Pd}]*\d{3,4}[- .\p{Pd}]*\d{4}`;
const ADDRESS = String.raw`[\w.+-]+@[\w-]+\.[\w.-]+`;
/** "담당자" is whom to call, unless it is whom they look for: "품질 담당자 모집". */
const WANTED = '[를로](?! ?(?:통|문의|연락))|모집|채용|구|급|우대|업무|경력|신입|[(](?:신입|경력|무관|[0-9])|[0-9]|$';
const CALLED = `담당자(?! ?(?:${WANTED}))|연락처|문의처|문의 ?[:：]`;
const PERSON = new RegExp([CALLED, NUMBER, ADDRESS].join('|'), 'u');
const WAYS_TO_REACH = new RegExp(`${NUMBER}|${ADDRESS}`, 'gu');
/** Between two sentences, or two points that somebody makes in one line. */
const BREAK = /(?<=[\p{L})][.!?。])(?=\s|\p{Script=Hangul})|(?=[▶■●◆※★])/u;

/** Without whom to call or write to, and what follows that in its line: the posting there has it. */
function withoutPeople(text: string): string {
  const lines = text.split('\n').flatMap((line) => {
    if (!PERSON.test(line)) return [line];
    const parts = line.split(BREAK);
    const said = parts
      .slice(
        0,
        parts.findIndex((part) => PERSON.test(part)),
      )
      .join('');
    return said.trim() === '' ? [] : [said.trimEnd()];
  });
  return lines.join('\n').trim();
}

/** A title without a number or an address in it. */
function withoutNumbers(title: string): string {
  return title.replace(WAYS_TO_REACH, ' ').replace(/\s+/gu, ' ').trim();
}

const DAY = /(20\d{2}|\b\d{2})([-./]?)(\d{2})\2(\d{2})(?!\d)/g;

/** `YYYY-MM-DD` of `26-12-31`, `20261231` or a text with one of them ("채용시까지 26-12-31"); of a span its end. */
function dayOf(text = ''): string | undefined {
  const written = [...text.matchAll(DAY)].map(
    ([, year = '', , month, day]) => `${year.padStart(4, '20')}-${month}-${day}`,
  );
  return written.findLast(isCalendarDate);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
