import { JOB_POSTING_TABLE_ROWS } from '@haiko/shared/limits';
import { expect, it } from 'vitest';
import { aSpreadsheet } from '#/features/tables/aSpreadsheet.ts';
import { readTable, type TableError } from './readTable.ts';
import { rowKeys } from './rowKeys.ts';
import { COLUMN_NAMES, type ColumnName, TABLE_COLUMNS } from './tableColumns.ts';
import { tableTemplate } from './tableTemplate.ts';

const HEADS = COLUMN_NAMES.map((column) => TABLE_COLUMNS[column].ko);
/** The example of the template as columns say it, with changes. */
function cells(changes: Partial<Record<ColumnName, string>> = {}): string[] {
  const [, example = ''] = tableTemplate('ko').split('\r\n');
  const own = example.split(',');
  return COLUMN_NAMES.map((column, index) => changes[column] ?? own[index] ?? '');
}
const csvOf = (rows: string[][]) => rows.map((row) => row.join(',')).join('\r\n');
const csv = (...rows: string[][]) => csvOf([HEADS, ...rows]);
const file = (text: string) => new Blob([text]);
const faultOf = (blob: Blob) => readTable(blob).catch(({ fault }: TableError) => fault);

it.each(['ko', 'en'] as const)('finds nothing wrong with the template: %s', async (language) => {
  const { right, wrong } = await readTable(file(tableTemplate(language)));
  expect(wrong).toEqual([]);
  expect(right).toEqual([
    expect.objectContaining({
      jobCategories: [
        { jobCategoryMainId: 1, jobCategorySubId: 103 },
        { jobCategoryMainId: 1, jobCategorySubId: 101 },
      ],
      ...{ salaryTypeId: 5, salaryAmountMin: 2_800_000, workingTime: 8, workingDays: 5, housing: 'dormitory' },
      ...{ contactMobile: '01012345678', employmentType: 2, isRemote: false, career: 4, educationId: 1 },
    }),
  ]);
});

it('knows visas and jobs by code and by any of nine names', async () => {
  const rows = [
    cells({ visas: 'e7-4|F-2', jobCategories: '용접' }),
    cells({ visas: 'ทำงานระยะสั้น', jobCategories: 'การผลิต' }),
    cells({ visas: '비자 무관', jobCategories: 'តម្លើងគ្រឿង|103', languageLevels: 'TOPIK 3급|ภาษาอังกฤษ พื้นฐาน' }),
  ];
  const { right, wrong } = await readTable(file(csv(...rows)));
  expect(wrong).toEqual([]);
  expect(right.map(({ jobCategories }) => jobCategories.map(({ jobCategorySubId }) => jobCategorySubId))).toEqual([
    [103],
    [100],
    [101, 103],
  ]);
  expect(right.map(({ visas }) => visas.map(({ visaSubId }) => visaSubId))).toEqual([[1804, 2300], [100], [9900]]);
  expect(right.map(({ languageLevels }) => languageLevels).at(-1)).toEqual([113, 201]);
});

it('says of the table of a source whose posting each row is, and what is wrong with that', async () => {
  const isOfSource = true;
  const [heads = '', example = ''] = tableTemplate('ko', { isOfSource }).split('\r\n');
  expect(heads.replace('\uFEFF', '').split(',').slice(0, 3)).toEqual(['관리 번호', '회사명', '공고 링크']);
  const [, company, link] = example.split(',');
  const of = (reference: string, name = company, address = link) =>
    [reference, name, address, ...example.split(',').slice(3)].join(',');
  const rows = [of('A-1'), of('', 'ក្រុមហ៊ុន', ''), of('A-1'), of('B', '', 'http://example.com')];
  const { right, origins, wrong } = await readTable(file([heads, ...rows].join('\r\n')), { isOfSource });
  expect(right).toHaveLength(2);
  expect(origins).toEqual([
    { reference: 'A-1', companyName: '한강조선', link: 'https://example.com/jobs/1' },
    { reference: null, companyName: 'ក្រុមហ៊ុន', link: null },
  ]);
  expect(wrong).toEqual([
    { row: 4, problems: [{ column: 'reference', repeated: 'A-1' }] },
    {
      row: 5,
      problems: [
        { column: 'companyName', message: 'fieldErrors.REQUIRED' },
        { column: 'link', message: 'fieldErrors.INVALID' },
      ],
    },
  ]);
  // A company's own table has no such columns, and that of a source needs the company.
  const own = file(tableTemplate('ko'));
  expect((await readTable(own)).origins).toEqual([]);
  expect(await readTable(own, { isOfSource }).catch(({ fault }: TableError) => fault)).toEqual({
    missing: 'companyName',
  });
});

it('asks the table of a source for nobody at its companies, and for no more of an address than there is', async () => {
  const isOfSource = true;
  const [heads = '', example = ''] = tableTemplate('ko', { isOfSource }).split('\r\n');
  expect(heads).not.toContain('담당자');
  const unasked = ['상세 주소', '전화', '이메일'];
  const names = heads.split(',');
  const without = (row: string) => row.split(',').filter((_, at) => !unasked.includes(names[at] ?? ''));
  const emptied = example.split(',').map((cell, at) => (unasked.includes(names[at] ?? '') ? '' : cell));
  const wrongPhone = example.replace('031-123-4567', '031');
  for (const table of [
    [without(heads), without(example)],
    [names, emptied],
  ]) {
    const { right, wrong } = await readTable(file(csvOf(table)), { isOfSource });
    expect(wrong).toEqual([]);
    expect(right).toEqual([expect.objectContaining({ contactName: '', contactMobile: '', contactPhone: '' })]);
  }
  const cheap = example
    .replace('A-1', 'A-2')
    .split(',')
    .map((cell, at) => (names[at]?.includes('급여(원)') ? '900000' : cell));
  const { right, wrong } = await readTable(file([heads, wrongPhone, cheap.join(',')].join('\r\n')), { isOfSource });
  expect(right).toEqual([]);
  expect(wrong.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
    ['contactPhone'],
    ['salaryAmountMin'],
  ]);
});

it('says what is wrong by row and column: what is unknown, missing, below the law, or forbidden', async () => {
  const rows = [
    cells({ visas: 'E-7-4|Z-9' }),
    cells(),
    cells({ title: '', deadlineDate: '2020-01-01' }),
    cells({ salaryAmountMin: '900000', salaryAmountMax: '900000' }),
    cells({ title: '여성만 모집합니다' }),
    cells({ isRemote: '글쎄' }),
    cells({ jobCategories: '101|102|103|104|105|106' }),
  ];
  const { right, wrong } = await readTable(file(csv(...rows)));
  expect(right).toHaveLength(1);
  expect(wrong).toEqual([
    { row: 2, problems: [{ column: 'visas', unknown: 'Z-9' }] },
    {
      row: 4,
      problems: [
        { column: 'title', message: 'fieldErrors.REQUIRED' },
        { column: 'deadlineDate', message: 'jobPostingForm.deadlineInvalid' },
      ],
    },
    { row: 5, problems: [{ column: 'salaryAmountMin', message: 'fieldErrors.BELOW_MINIMUM_WAGE' }] },
    { row: 6, problems: [{ column: 'title', message: 'fieldErrors.FORBIDDEN_WISH' }] },
    { row: 7, problems: [{ column: 'isRemote', unknown: '글쎄' }] },
    { row: 8, problems: [{ column: 'jobCategories', message: 'fieldErrors.TOO_MANY' }] },
  ]);
});

it('takes tabs and semicolons, columns in any order, and leaves out empty rows without losing count', async () => {
  const swapped = [HEADS, cells(), HEADS.map(() => ''), cells({ title: '' })].map((row) => row.toReversed());
  for (const sign of ['\t', ';']) {
    const { right, wrong } = await readTable(file(swapped.map((row) => row.join(sign)).join('\n')));
    expect([right.length, wrong.map(({ row }) => row)]).toEqual([1, [4]]);
  }
});

it('finds what stands behind any number of empty rows, or says that it is too much', async () => {
  const behind = (lines: number) =>
    file([csv(cells()), '\r\n'.repeat(lines), cells({ title: '' }).join(',')].join('\r\n'));
  const { right, wrong } = await readTable(behind(30_000));
  expect([right.length, wrong.map(({ row }) => row)]).toEqual([1, [30_004]]);
  expect(await faultOf(behind(250_000))).toBe('TOO_LARGE');
});

it('reads a spreadsheet, whose rows have numbers of their own', async () => {
  const row = (number: number, values: string[]) =>
    `<row r="${number}">${values.map((value, at) => `<c r="${letters(at)}${number}" t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
  const rows = [row(1, HEADS), row(2, cells()), row(5, cells({ career: '?' }))];
  const { right, wrong } = await readTable(aSpreadsheet(rows.join('')));
  expect(right).toHaveLength(1);
  expect(wrong).toEqual([{ row: 5, problems: [{ column: 'career', unknown: '?' }] }]);
});

const letters = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(65 + at - 26)}`;

it('refuses what is no table, has no postings, lacks a column, or is too long', async () => {
  expect(await faultOf(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0])]))).toBe('UNREADABLE');
  expect(await faultOf(file('"제목'))).toBe('UNREADABLE');
  expect(await faultOf(file(csv()))).toBe('EMPTY');
  expect(await faultOf(file('제목\r\n용접'))).toEqual({ missing: 'description' });
  expect(await faultOf(file(`제목\r\n${'용접\r\n'.repeat(10_001)}`))).toBe('TOO_LARGE');
});

it('reads as many rows as there may be, says on the way how far it is, and what is wrong with the last one', async () => {
  const [right, wrongRow] = [cells({ title: '용접 기능공 N호' }).join(','), cells({ title: '' }).join(',')];
  const rows = Array.from({ length: JOB_POSTING_TABLE_ROWS - 1 }, (_, index) => right.replace('N호', `${index}호`));
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const table = await readTable(file([HEADS.join(','), ...rows, wrongRow].join('\r\n')), { onProgress });
  expect(table.right.map(({ title }) => title)).toEqual(rows.map((_, index) => `용접 기능공 ${index}호`));
  expect(table.wrong).toMatchObject([{ row: JOB_POSTING_TABLE_ROWS + 1, problems: [{ column: 'title' }] }]);
  expect(shares).toEqual([...shares].sort((one, next) => one - next));
  expect([shares.length > 100, shares.at(-1)]).toEqual([true, 1]);
});

it('gives a row the same key whenever it is sent, and two that say the same two', async () => {
  const rows = [{ title: '용접' }, { title: 'ឧបករណ៍' }, { title: '용접' }];
  const keys = await rowKeys(rows);
  expect(await rowKeys(rows)).toEqual(keys);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
