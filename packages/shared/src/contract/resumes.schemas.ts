import * as v from 'valibot';
import {
  FILE_PATH_MAX,
  MAX_RESUME_EXPERIENCES,
  MAX_RESUME_FILES,
  MAX_RESUME_SKILLS,
  RESUME_EXPERIENCE_MAX,
  RESUME_HEADLINE_MAX,
  RESUME_INTRODUCTION_MAX,
  RESUME_PLACE_MAX,
  RESUME_SKILL_MAX,
} from '../limits.ts';
import { mainIdOf } from '../reference/named.ts';
import { MAX_KOREAN_LEVEL, OWN_VISA_BY_ID, VISA_SUB_BY_ID } from '../reference/visas.ts';
import { isCalendarDate } from '../rules/birthDate.ts';
import {
  across,
  expectedVersion,
  fields,
  integer,
  isMissing,
  list,
  optionalFlag,
  optionalId,
  optionalLanguage,
  optionalText,
  rule,
  text,
} from './fields.ts';

const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

const monthRule = rule<string>((value) => (isMissing(value) ? 'REQUIRED' : MONTH.test(value) ? null : 'INVALID'));
const isMonth = { format: 'YYYY-MM' };

/** A job that somebody had: without `to` they still have it. Months, because nobody remembers the days. */
export const experienceEntries = {
  title: text({ max: RESUME_HEADLINE_MAX }),
  place: optionalText({ max: RESUME_PLACE_MAX }),
  from: v.pipe(v.string('REQUIRED'), monthRule, v.metadata(isMonth)),
  to: v.nullish(v.pipe(v.string('INVALID'), monthRule, v.metadata(isMonth))),
  text: optionalText({ max: RESUME_EXPERIENCE_MAX }),
};

const Experience = v.pipe(
  fields(experienceEntries),
  across(({ from, to }) => ({ to: isMissing(from) || isMissing(to) || from <= to ? null : 'OUT_OF_RANGE' })),
);

export const resumeEntries = {
  headline: text({ max: RESUME_HEADLINE_MAX }),
  introduction: optionalText({ max: RESUME_INTRODUCTION_MAX }),
  visaMainId: optionalId(OWN_VISA_BY_ID),
  visaSubId: optionalId(VISA_SUB_BY_ID),
  /** Whether a company sees the visa, unless an application says something else. */
  showVisa: optionalFlag,
  /** TOPIK; 0 for none. */
  koreanLevel: v.nullish(integer({ min: 0, max: MAX_KOREAN_LEVEL })),
  experiences: list(Experience, { max: MAX_RESUME_EXPERIENCES }),
  skills: list(text({ max: RESUME_SKILL_MAX }), { max: MAX_RESUME_SKILLS }),
  availableFrom: v.nullish(
    v.pipe(
      v.string('INVALID'),
      rule((value) => (isCalendarDate(value) ? null : 'INVALID')),
      v.metadata({ format: 'date' }),
    ),
  ),
  /** Paths of files that were uploaded for a résumé. */
  files: list(text({ max: FILE_PATH_MAX }), { max: MAX_RESUME_FILES, tooMany: 'TOO_MANY_FILES' }),
  originalLanguage: optionalLanguage,
};

/** Body of PUT /api/resume: the whole résumé. */
export const ResumeBody = v.pipe(
  fields({ ...resumeEntries, updatedAt: expectedVersion }),
  across(({ visaMainId, visaSubId, files }, wrong) => ({
    visaSubId: wrong.has('visaMainId') || isMissing(visaSubId) || mainIdOf(visaSubId) === visaMainId ? null : 'INVALID',
    files: files && new Set(files).size < files.length ? 'INVALID' : null,
  })),
);
