import { filterText, pathOf } from './job-alerts.policy.js';

const NONE = { regions: [], jobCategories: [], visas: [], languageIds: [], employmentTypes: [] };

describe('a kept search as an address', () => {
  it('names districts and whole groups as the list of postings does', () => {
    const filters = {
      ...NONE,
      regions: [
        { mainId: null, subId: 1101 },
        { mainId: 26, subId: null },
      ],
      visas: [{ mainId: 18, subId: 1804 }],
      languageIds: [2, 1],
      employmentTypes: [5],
    };
    expect(pathOf(filterText(filters, null))).toBe('/announcement?region=1101.2600&language=1.2&visa=1804&type=5');
  });

  it('is the same text however its choices were put', () => {
    const one = filterText({ ...NONE, employmentTypes: [5, 1, 5] }, 'ការងារ 용접');
    expect(one).toBe(filterText({ ...NONE, employmentTypes: [1, 5] }, 'ការងារ 용접'));
    expect(new URLSearchParams(one).get('q')).toBe('ការងារ 용접');
  });

  it('is the plain list for a search for everything', () => {
    expect(pathOf(filterText({ ...NONE, regions: [{ mainId: null, subId: null }] }, null))).toBe('/announcement');
  });
});
