import { LANGUAGE_SUFFIXES } from '@haiko/shared/i18n/languages';
import { startApp, type TestApp } from '../../../test/app.js';
import { query } from '../../../test/client.js';
import { countStatements } from '../../../test/count-statements.js';

const NAMES = ['name', ...Object.values(LANGUAGE_SUFFIXES).map((suffix) => `name${suffix}`)].join(' ');

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.stop());

describe('reference data', () => {
  it.each([
    ['readSalaryTypes', '', { id: 1, nameKo: '협의', nameVi: 'Thỏa thuận' }],
    ['readEducations', '', { id: 1, nameKo: '학력 무관', nameBn: 'শিক্ষাগত যোগ্যতা আবশ্যক নয়' }],
    ['readLanguages', `levels { id languageId ${NAMES} }`, { id: 1, nameZh: '韩语', nameTh: 'ภาษาเกาหลี' }],
    ['readJobPostingRegions', `levelTwoRegions { id parentId ${NAMES} }`, { id: 11, nameKm: 'សេអ៊ូល', nameJa: 'ソウル' }],
    ['readJobCategories', `subs { id mainCategoryId ${NAMES} }`, { id: 1, nameKo: '생산·제조', nameTh: 'การผลิต' }],
    ['readVisas', `code policy noNewSince subs { id mainId code ${NAMES} }`, { code: 'E-7', nameKo: 'E-7 특정활동' }],
  ])('%s answers visitors in nine languages, without the database', async (name, more, row) => {
    let data: Record<string, object[]> = {};
    const statements = await countStatements(async () => {
      const reply = await query(test, `{ ${name} { id ${NAMES} ${more} } }`);
      expect([reply.status, reply.errors]).toEqual([200, []]);
      data = reply.data;
    });
    expect(data[name]).toContainEqual(expect.objectContaining(row));
    expect(statements).toBe(0);
  });

  it('has "all" first in every region', async () => {
    const { data } = await query(
      test,
      '{ readJobPostingRegions { id levelTwoRegions { id parentId nameKo nameEn } } }',
    );
    const gyeonggi = data['readJobPostingRegions'].find(({ id }: { id: number }) => id === 31);
    expect(gyeonggi.levelTwoRegions[0]).toEqual({ id: 3100, parentId: 31, nameKo: '전체', nameEn: 'All' });
    expect(gyeonggi.levelTwoRegions).toHaveLength(32);
  });

  it('offers the districts of today alone', async () => {
    const { data } = await query(test, '{ readJobPostingRegions { id levelTwoRegions { nameKo } } }');
    const incheon = data['readJobPostingRegions'].find(({ id }: { id: number }) => id === 23);
    const names = incheon.levelTwoRegions.map(({ nameKo }: { nameKo: string }) => nameKo);
    expect(names).toEqual(expect.arrayContaining(['전체', '제물포구', '영종구', '검단구', '서해구', '미추홀구']));
    for (const gone of ['중구', '동구', '서구']) expect(names).not.toContain(gone);
  });
});
