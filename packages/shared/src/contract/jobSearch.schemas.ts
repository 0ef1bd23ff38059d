import * as v from 'valibot';
import { KEYWORD_MAX, MAX_JOB_FILTERS } from '../limits.ts';
import { EMPLOYMENT_TYPE_BY_ID } from '../reference/employmentTypes.ts';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '../reference/jobCategories.ts';
import { JOB_LANGUAGE_BY_ID } from '../reference/languages.ts';
import { DISTRICT_BY_ID, REGION_BY_ID } from '../reference/regions.ts';
import { VISA_BY_ID, VISA_SUB_BY_ID } from '../reference/visas.ts';
import { across, belongs, fields, isMissing, knownId, list, optionalId, optionalText, type Problem } from './fields.ts';

type Id = number | null | undefined;

/** The wider of two ids may be left out where the narrower one is given. */
const widerProblem = (wider: Id, isNarrowerGiven: boolean): Problem | null =>
  isMissing(wider) && !isNarrowerGiven ? 'REQUIRED' : null;

const RegionFilter = v.pipe(
  fields({ regionLevelOneId: optionalId(REGION_BY_ID), regionLevelTwoId: optionalId(DISTRICT_BY_ID) }),
  across(({ regionLevelOneId: wider, regionLevelTwoId: narrower }, wrong) => ({
    regionLevelOneId: widerProblem(wider, wrong.has('regionLevelTwoId') || !isMissing(narrower)),
    regionLevelTwoId: belongs(narrower, wider),
  })),
);

const JobCategoryFilter = v.pipe(
  fields({ jobCategoryMainId: optionalId(JOB_CATEGORY_BY_ID), jobCategorySubId: optionalId(JOB_CATEGORY_SUB_BY_ID) }),
  across(({ jobCategoryMainId: wider, jobCategorySubId: narrower }, wrong) => ({
    jobCategoryMainId: widerProblem(wider, wrong.has('jobCategorySubId') || !isMissing(narrower)),
    jobCategorySubId: belongs(narrower, wider),
  })),
);

const VisaFilter = v.pipe(
  fields({ visaMainId: optionalId(VISA_BY_ID), visaSubId: optionalId(VISA_SUB_BY_ID) }),
  across(({ visaMainId: wider, visaSubId: narrower }, wrong) => ({
    visaMainId: widerProblem(wider, wrong.has('visaSubId') || !isMissing(narrower)),
    visaSubId: belongs(narrower, wider),
  })),
);

/** One filter of a search: up to `MAX_JOB_FILTERS` selections, or none. */
const selections = <const Item extends v.GenericSchema>(item: Item) => v.nullish(list(item, { max: MAX_JOB_FILTERS }));

/** What postings are searched by: arguments of `readJobPostings`, and the body of POST /api/job-alerts. */
export const jobSearchEntries = {
  keyword: optionalText({ max: KEYWORD_MAX }),
  regions: selections(RegionFilter),
  jobCategories: selections(JobCategoryFilter),
  visas: selections(VisaFilter),
  languageIds: selections(knownId(JOB_LANGUAGE_BY_ID)),
  employmentTypes: selections(knownId(EMPLOYMENT_TYPE_BY_ID)),
};

export const JobSearchBody = fields(jobSearchEntries);
