import { describe, expect, it } from 'vitest';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from './jobCategories.ts';
import { jobsOfKeco, KECO_JOBS, kecoJob, OTHER_JOB } from './kecoJobs.ts';

describe('the table of KECO jobs', () => {
  it('has each code once, in order, and jobs that there are', () => {
    const codes = KECO_JOBS.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    const ids = KECO_JOBS.flatMap(({ jobs }) => jobs);
    expect(ids.filter((id) => !JOB_CATEGORY_BY_ID.has(id) && !JOB_CATEGORY_SUB_BY_ID.has(id))).toEqual([]);
    expect(ids).not.toContain(OTHER_JOB.subId);
  });

  it('covers most of them: what it leaves to "other" is counted here, so that who changes it sees by how much', () => {
    const others = KECO_JOBS.filter(({ jobs }) => jobs.length === 0).map(({ code }) => code);
    expect([KECO_JOBS.length, others.length]).toEqual([135, 33]);
    // Where most foreigners work nothing is left out: production, construction, farms, kitchens, cleaning, driving.
    expect(others.filter((code) => /^[789]|^53|^62[234]/.test(code))).toEqual(['812']);
  });

  it.each([
    ['824', [{ mainId: 1, subId: 103 }]],
    ['824102', [{ mainId: 1, subId: 103 }]],
    [
      '624001',
      [
        { mainId: 4, subId: 402 },
        { mainId: 4, subId: 403 },
      ],
    ],
    ['890', [{ mainId: 1, subId: 100 }]],
    ['304', [OTHER_JOB]],
    ['999999', [OTHER_JOB]],
    ['', [OTHER_JOB]],
  ])('reads %s', (code, jobs) => {
    expect(jobsOfKeco(code)).toEqual(jobs);
  });

  it('knows the name of a longer code', () => {
    expect(kecoJob('531201')?.name).toBe('주방장 및 조리사');
    expect(kecoJob('42')).toBeUndefined();
  });
});
