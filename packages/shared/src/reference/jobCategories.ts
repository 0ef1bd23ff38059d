import rows from './jobCategories.json' with { type: 'json' };
import { ALL_NAMES, byId, idOfAll, mainIdOf, type Named, SUBS_PER_MAIN } from './named.ts';

export interface JobCategorySub extends Named {
  mainCategoryId: number;
}

export interface JobCategory extends Named {
  subs: readonly JobCategorySub[];
}

/** Groups of jobs have ids below 100, the jobs in them the group's id times 100 plus a number. Ids never change. */
const ROWS: readonly Named[] = rows;
const SUBS: readonly JobCategorySub[] = ROWS.filter(({ id }) => id > SUBS_PER_MAIN).map((sub) => ({
  ...sub,
  mainCategoryId: mainIdOf(sub.id),
}));

/** Groups of jobs, each with its jobs; the first of these is "all" of the group. */
export const JOB_CATEGORIES: readonly JobCategory[] = ROWS.filter(({ id }) => id < SUBS_PER_MAIN).map((main) => ({
  ...main,
  subs: [
    { id: idOfAll(main.id), names: ALL_NAMES, mainCategoryId: main.id },
    ...SUBS.filter(({ mainCategoryId }) => mainCategoryId === main.id),
  ],
}));

export const JOB_CATEGORY_BY_ID = byId(JOB_CATEGORIES);
export const JOB_CATEGORY_SUB_BY_ID = byId(JOB_CATEGORIES.flatMap(({ subs }) => subs));
