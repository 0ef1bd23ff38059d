import { JobPostingBody } from '@haiko/shared/contract/jobPostings.schemas';
import type { Problem } from '@haiko/shared/contract/fields';
import { ANY_EDUCATION } from '@haiko/shared/reference/educations';
import { HOUSING_BY_ID } from '@haiko/shared/reference/housings';
import { LANGUAGE_LEVEL_BY_ID } from '@haiko/shared/reference/languages';
import { onlyDigits } from '@haiko/shared/rules/digits';
import { foldForSearch } from '@haiko/shared/rules/searchText';
import * as v from 'valibot';
import { messageOf } from '#/features/forms/checked.ts';
import { emptyJobPosting, type JobPostingValues, payloadOf } from '#/features/job-posting-form/jobPostingFields.ts';
import { problemsOf } from '#/features/job-posting-form/jobPostingForm.schema.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { BETWEEN_VALUES, type ColumnName } from './tableColumns.ts';
import { TERM_IDS, type TermIds } from './termIds.ts';

/** What stands in a row, by column. */
export type Cells = Record<ColumnName, string>;

/** What is wrong with a cell: what a field of the form would say, a value that is nothing here, or one of a row before. */
export type CellProblem = { column: ColumnName } & (
  { message: MessageKey } | { unknown: string } | { repeated: string }
);

/** A row that can be sent, or what is wrong with it. */
export type ReadRow =
  { body: ReturnType<typeof payloadOf>; problems?: never } | { body?: never; problems: CellProblem[] };

const YES = new Set(['1', 'o', 'y', 'yes', 'true', '예', '네', '있음', '○', '✓'].map(foldForSearch));
const NO = new Set(['', '0', 'x', 'n', 'no', 'false', '아니요', '아니오', '없음', '×'].map(foldForSearch));

const WON = /원$|\bwon$|₩|[,\s]/gi;
/** Excel writes large numbers so. */
const NUMBER = /^\d+(\.\d+)?(e\+?\d+)?$/i;

/** Reads rows of a table by the rules of the form: each comes to what the form sends, or to what it would say of each field. */
export class RowReader {
  readonly #ids = Object.fromEntries(Object.entries(TERM_IDS).map(([column, idsOf]) => [column, idsOf()])) as Record<
    keyof typeof TERM_IDS,
    TermIds
  >;
  readonly #empty = emptyJobPosting();
  readonly #isOfSource: boolean;

  constructor(isOfSource: boolean) {
    this.#isOfSource = isOfSource;
  }

  read(cells: Cells): ReadRow {
    const unknown: CellProblem[] = [];
    const values = this.#valuesOf(cells, (column, value) => unknown.push({ column, unknown: value }));
    const told = new Set(unknown.map(({ column }) => column));
    const judged = this.#isOfSource ? withUnasked(values) : values;
    const problems = [...unknown, ...formProblems(judged).filter(({ column }) => !told.has(column))];
    return problems.length > 0 ? { problems } : { body: payloadOf(values) };
  }

  #valuesOf(cells: Cells, refuse: (column: ColumnName, value: string) => void): JobPostingValues {
    const many = (column: 'jobCategories' | 'visas' | 'languageLevels') =>
      valuesIn(cells[column]).flatMap((value) => {
        const id = this.#ids[column].get(foldForSearch(value));
        if (id === undefined) refuse(column, value);
        return id === undefined ? [] : [id];
      });
    const one = (column: 'salaryTypeId' | 'career' | 'educationId' | 'employmentType' | 'housing') => {
      const value = cells[column].trim();
      const id = this.#ids[column].get(foldForSearch(value));
      if (id === undefined && value !== '') refuse(column, value);
      return id;
    };
    const flag = (column: ColumnName) => isYes(cells[column], () => refuse(column, cells[column]));
    const digits = (column: ColumnName) => amountOf(cells[column], () => refuse(column, cells[column]));
    const { title, description, extraInfo, contactName } = cells;
    return {
      ...this.#empty,
      ...{ title, description, extraInfo, contactName },
      ...{ contactMobile: onlyDigits(cells.contactMobile), contactPhone: onlyDigits(cells.contactPhone) },
      contactEmail: cells.contactEmail.trim(),
      deadlineDate: dayOf(cells.deadlineDate),
      jobCategories: many('jobCategories'),
      visas: many('visas'),
      languageLevels: many('languageLevels').map(languageRow),
      regions: placesIn(cells),
      ...{ salaryTypeId: digitsOf(one('salaryTypeId')), career: digitsOf(one('career')) },
      employmentType: digitsOf(one('employmentType')),
      educationId: digitsOf(one('educationId') ?? ANY_EDUCATION),
      housing: HOUSING_BY_ID.get(one('housing') ?? 0)?.code ?? 'none',
      salaryAmountMin: digits('salaryAmountMin'),
      // One amount is both.
      salaryAmountMax: digits(cells.salaryAmountMax.trim() === '' ? 'salaryAmountMin' : 'salaryAmountMax'),
      ...{ workingTime: digits('workingTime'), workingDays: digits('workingDays') },
      ...{ hasProbation: flag('hasProbation'), isPieceRate: flag('isPieceRate'), isRemote: flag('isRemote') },
    };
  }
}

/** What the form asks a company for, and nobody asks of whoever has a list of companies, as if it were there. */
function withUnasked(values: JobPostingValues): JobPostingValues {
  return {
    ...values,
    ...{ contactName: '-', contactMobile: '01000000000' },
    contactPhone: values.contactPhone || '0200000000',
    contactEmail: values.contactEmail || 'nobody@example.com',
    regions: values.regions.map(({ region, detailRegion }) => ({ region, detailRegion: detailRegion || '-' })),
  };
}

/** What the form would say, and, where it says nothing, what the server would: it counts choices, too. */
function formProblems(values: JobPostingValues): CellProblem[] {
  const said = problemsOf(values).map(({ path, message }) => ({ path, message: message as MessageKey }));
  const problems = said.length > 0 ? said : serverProblems(values);
  const columns = new Map<ColumnName, CellProblem>();
  for (const { path, message } of problems) {
    const column = columnOf(path);
    if (!columns.has(column)) columns.set(column, { column, message });
  }
  return [...columns.values()];
}

function serverProblems(values: JobPostingValues): { path: string; message: MessageKey }[] {
  return (v.safeParse(JobPostingBody, payloadOf(values)).issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: messageOf(issue.message as Problem),
  }));
}

/** Of places each part has a column of its own. */
function columnOf(path: string): ColumnName {
  const [field = '', , part = 'region'] = path.split('.');
  return (field === 'regions' ? part : field) as ColumnName;
}

function valuesIn(cell: string): string[] {
  return cell
    .split(BETWEEN_VALUES)
    .map((value) => value.trim())
    .filter(Boolean);
}

/** Addresses, each with what stands at the same place of the other column. */
function placesIn({ region, detailRegion }: Cells): JobPostingValues['regions'] {
  const details = detailRegion.split(BETWEEN_VALUES).map((detail) => detail.trim());
  const places = region.split(BETWEEN_VALUES).map((place) => place.trim());
  return places.map((place, index) => ({ region: place, detailRegion: details[index] ?? '' }));
}

function languageRow(levelId: number): JobPostingValues['languageLevels'][number] {
  const languageId = LANGUAGE_LEVEL_BY_ID.get(levelId)?.languageId ?? '';
  return { languageId: String(languageId), levelId: String(levelId) };
}

function digitsOf(id: number | undefined): string {
  return id === undefined ? '' : String(id);
}

function isYes(cell: string, refuse: () => void): boolean {
  const value = foldForSearch(cell);
  if (!YES.has(value) && !NO.has(value)) refuse();
  return YES.has(value);
}

/** Digits alone; what is no whole number stays what it is. */
function amountOf(cell: string, refuse: () => void): string {
  const text = cell.replace(WON, '');
  const amount = NUMBER.test(text) ? String(Number(text)) : cell.trim();
  if (!/^\d*$/.test(amount)) refuse();
  return amount;
}

function dayOf(cell: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-./]\s*(\d{1,2})[-./]\s*(\d{1,2})\.?$/.exec(cell.trim()) ?? [];
  return year === undefined ? cell.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
