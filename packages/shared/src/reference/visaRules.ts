import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { namesBy } from './named.ts';
import rows from './visaRules.json' with { type: 'json' };
import sources from './visaRuleSources.json' with { type: 'json' };
import sentences from './visaSentences.json' with { type: 'json' };

/** What a rule answers, from the most cautious on: of several answers the first in this order counts. */
export const VISA_VERDICTS = ['NO', 'ASK', 'WITH_PERMIT', 'YES'] as const;
export type VisaVerdict = (typeof VISA_VERDICTS)[number];

/** Why, in one word for programs; people read the sentence. */
export const VISA_RULE_REASONS = [
  'OPEN',
  'CHECK_JOB_LIST',
  'NEEDS_PERMISSION',
  'NEEDS_SPONSOR',
  'GOVERNMENT_ONLY',
  'JOB_NOT_ALLOWED',
  'NO_WORK',
  'UNDER_AGE',
] as const;
export type VisaRuleReason = (typeof VISA_RULE_REASONS)[number];

/** What `visaFit` answers with: the reason of a rule, or one of its own. */
export const VISA_FIT_REASONS = [
  ...VISA_RULE_REASONS,
  'NOT_LISTED',
  'TOO_MANY_HOURS',
  'NOT_CHECKED',
  'NO_RULE',
] as const;
export type VisaFitReason = (typeof VISA_FIT_REASONS)[number];

/** What becomes of a rule that an administrator enters. */
export const VISA_RULE_STATES = ['PROPOSED', 'CONFIRMED', 'WITHDRAWN'] as const;
export type VisaRuleState = (typeof VISA_RULE_STATES)[number];

/** What students study, and the visas that say so. */
export const STUDENT_COURSES = {
  LANGUAGE: 'D-4-1',
  ASSOCIATE: 'D-2-1',
  BACHELOR: 'D-2-2',
  MASTER: 'D-2-3',
  DOCTOR: 'D-2-4',
  RESEARCH: 'D-2-5',
} as const;
export type StudentCourse = keyof typeof STUDENT_COURSES;

export type Sentence = Record<Language, string>;

/** One dated rule of who may do what work. What does not matter is null. */
export interface VisaRule {
  uuid: string;
  /** As officials write it (`E-7`, `F-2-R`); null for the law that holds whatever the visa is. */
  visa: string | null;
  course: StudentCourse | null;
  /** An id of the job categories, of a group or of one job. */
  job: number | null;
  /** Up to how many hours a week the verdict holds; beyond them one has to ask. */
  hoursAWeek: number | null;
  /** The level of Korean (TOPIK 1–6) from which on it holds. */
  koreanLevel: number | null;
  /** For people younger than this. */
  under: number | null;
  verdict: VisaVerdict;
  reason: VisaRuleReason;
  /** First and last day, `YYYY-MM-DD` in Korea. */
  from: string;
  until: string | null;
  sentence: Sentence;
  /** Name and address. */
  source: string;
  /** The day on which somebody last compared it with its source. */
  checkedAt: string;
}

/** After so many days without a check nobody is told more than whom to ask. */
export const VISA_RULE_CHECK_DAYS = 180;

/** Who is asked where no rule answers. */
export const IMMIGRATION_CONTACT = '외국인종합안내센터 1345, https://www.hikorea.go.kr';

const notChecked = filled(sentences.notChecked, 'days', VISA_RULE_CHECK_DAYS);

/** Why `visaFit` answers something else than a rule says, or without one. What is said of minors leads to the labor office. */
export const VISA_SENTENCES = {
  notListed: sentences.notListed,
  someClosed: sentences.someClosed,
  someClosedForMinors: askingLaborOffice(sentences.someClosed),
  tooManyHours: sentences.tooManyHours,
  tooManyHoursForMinors: sentences.tooManyHoursForMinors,
  notChecked,
  notCheckedForMinors: askingLaborOffice(notChecked),
  noRule: sentences.noRule,
} satisfies Record<string, Sentence>;

/** The rules that the product comes with; administrators add to them and change them (features/visa-rules). */
export const VISA_RULES: readonly VisaRule[] = rows.map((row) => ({
  ...(row as Omit<VisaRule, 'sentence' | 'source'>),
  sentence: filled(sentences[row.sentence as keyof typeof sentences], 'hours', row.hoursAWeek),
  source: sources[row.source as keyof typeof sources],
}));

/** A sentence in all nine languages; where one is missing it says the same in English. */
export function withEnglishFallback(texts: Partial<Sentence> & { en: string }): Sentence {
  return namesBy((language) => texts[language] ?? texts.en);
}

/** Sentences one after the other. */
export function sentencesTogether(...parts: readonly Sentence[]): Sentence {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, parts.map((part) => part[language]).join(' ')]),
  ) as Sentence;
}

/** The same with the number of the labor office in the place of the immigration office's: no language names the office itself. */
function askingLaborOffice(sentence: Sentence): Sentence {
  return namesBy((language) => sentence[language].replace('1345', '1350'));
}

function filled(sentence: Sentence, name: string, value: number | null): Sentence {
  return namesBy((language) => sentence[language].replace(`{${name}}`, String(value ?? '')));
}
