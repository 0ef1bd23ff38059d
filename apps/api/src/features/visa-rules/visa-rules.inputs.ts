import { ArgsType, Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { across, fields, integer, judged, oneOf, optionalText, text, uuid } from '@haiko/shared/contract/fields';
import { seoulDay } from '@haiko/shared/format';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { VISA_SENTENCE_MAX, VISA_SOURCE_MAX } from '@haiko/shared/limits';
import { JOB_CATEGORY_BY_ID, JOB_CATEGORY_SUB_BY_ID } from '@haiko/shared/reference/jobCategories';
import {
  STUDENT_COURSES,
  type StudentCourse,
  VISA_FIT_REASONS,
  VISA_RULE_REASONS,
  VISA_RULE_STATES,
  VISA_VERDICTS,
  type VisaRuleReason,
  type VisaRuleState,
  type VisaVerdict,
} from '@haiko/shared/reference/visaRules';
import { MAX_KOREAN_LEVEL, VISAS } from '@haiko/shared/reference/visas';
import { isCalendarDate } from '@haiko/shared/rules/birthDate';
import { leadsWhereItSays } from '@haiko/shared/rules/homepage';
import * as v from 'valibot';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { PageArgs, pageEntries } from '../../platform/graphql/page.js';
import { UuidArgs } from '../../platform/graphql/uuid.args.js';
import { ValidatedBy } from '../../platform/validation/validation.pipe.js';

const HOURS_OF_A_WEEK = 168;
const OLDEST_MINOR = 18;
const CODES = new Set(VISAS.flatMap(({ code, subs }) => [code, ...subs.map((sub) => sub.code)]));

export const VisaVerdictEnum = enumOf(VISA_VERDICTS);
registerEnumType(VisaVerdictEnum, {
  name: 'VisaVerdict',
  description: 'ASK: sources disagree, or the posting does not say; 1345 answers. NO: whom to contact is left out.',
});

export const VisaFitReasonEnum = enumOf(VISA_FIT_REASONS);
registerEnumType(VisaFitReasonEnum, { name: 'VisaFitReason' });

export const VisaRuleReasonEnum = enumOf(VISA_RULE_REASONS);
registerEnumType(VisaRuleReasonEnum, { name: 'VisaRuleReason' });

export const VisaRuleStateEnum = enumOf(VISA_RULE_STATES);
registerEnumType(VisaRuleStateEnum, {
  name: 'VisaRuleState',
  valuesMap: {
    PROPOSED: { description: 'Nobody has confirmed it yet; it answers nothing.' },
    CONFIRMED: { description: 'In force from its first day to its last.' },
    WITHDRAWN: { description: 'Taken back before anybody confirmed it.' },
  },
});

export const StudentCourseEnum = enumOf(Object.keys(STUDENT_COURSES) as StudentCourse[]);
registerEnumType(StudentCourseEnum, { name: 'StudentCourse' });

const day = judged((value) => (value === '' ? 'REQUIRED' : isCalendarDate(value) ? null : 'INVALID'), {
  format: 'date',
});
const dayGone = judged((value) => {
  if (!isCalendarDate(value)) return value === '' ? 'REQUIRED' : 'INVALID';
  return value > seoulDay(new Date()) ? 'OUT_OF_RANGE' : null;
});
const number = (min: number, max: number) => v.nullish(integer({ min, max }), null);

/** English for everybody whose own language nobody writes. */
const sentences = {
  ...(Object.fromEntries(LANGUAGES.map((language) => [language, optionalText({ max: VISA_SENTENCE_MAX })])) as Record<
    Language,
    ReturnType<typeof optionalText>
  >),
  en: text({ max: VISA_SENTENCE_MAX }),
};

const rule = v.pipe(
  fields({
    visa: v.nullish(
      v.pipe(
        v.string('INVALID'),
        v.check((code) => CODES.has(code), 'INVALID'),
      ),
      null,
    ),
    course: v.nullish(oneOf(Object.values(StudentCourseEnum)), null),
    job: v.nullish(
      v.pipe(
        v.number('INVALID'),
        v.check((id) => JOB_CATEGORY_BY_ID.has(id) || JOB_CATEGORY_SUB_BY_ID.has(id), 'INVALID'),
      ),
      null,
    ),
    hoursAWeek: number(1, HOURS_OF_A_WEEK),
    koreanLevel: number(1, MAX_KOREAN_LEVEL),
    under: number(1, OLDEST_MINOR),
    verdict: oneOf(VISA_VERDICTS),
    reason: v.nullish(oneOf(VISA_RULE_REASONS), null),
    from: day,
    until: v.nullish(day, null),
    sentences: fields(sentences),
    source: v.pipe(
      text({ max: VISA_SOURCE_MAX }),
      v.check((value) => leadsWhereItSays(/^\S.*, (\S+)$/.exec(value)?.[1] ?? ''), 'INVALID'),
    ),
    checkedAt: dayGone,
  }),
  across(({ visa, course, under, from, until }) => ({
    // Whatever the visa is, only the age can matter.
    visa: visa === null && under === null ? 'REQUIRED' : null,
    course: course && visa && !STUDENT_COURSES[course].startsWith(`${visa}-`) ? 'INVALID' : null,
    until: from && until && until < from ? 'OUT_OF_RANGE' : null,
  })),
);

@InputType({ description: 'The sentence that people read; where a language is missing they read the English one.' })
class VisaRuleSentencesInput {}
for (const language of LANGUAGES) {
  Field(() => String, { nullable: language !== 'en' })(VisaRuleSentencesInput.prototype, language);
}

@InputType({ description: 'What a rule of a visa says; null for what does not matter.' })
export class VisaRuleInput {
  @Field(() => String, { nullable: true, description: 'As officials write it (`E-7`, `F-2-R`).' })
  visa: string | null;

  @Field(() => StudentCourseEnum, { nullable: true })
  course: StudentCourse | null;

  @Field(() => Int, { nullable: true, description: 'Of readJobCategories: a group, or one job.' })
  job: number | null;

  @Field(() => Int, { nullable: true, description: 'Beyond so many hours a week one has to ask.' })
  hoursAWeek: number | null;

  @Field(() => Int, { nullable: true, description: 'TOPIK 1–6, from which on it holds.' })
  koreanLevel: number | null;

  @Field(() => Int, { nullable: true, description: 'For people younger than this, 18 at most.' })
  under: number | null;

  @Field(() => VisaVerdictEnum)
  verdict: VisaVerdict;

  @Field(() => VisaRuleReasonEnum, {
    nullable: true,
    description: 'Without one, what the verdict is usually given for.',
  })
  reason: VisaRuleReason | null;

  @Field({ description: 'First day, `YYYY-MM-DD` in Korea.' })
  from: string;

  @Field(() => String, { nullable: true, description: 'Last day.' })
  until: string | null;

  @Field(() => VisaRuleSentencesInput)
  sentences: { [Each in Language]?: string | null } & { en: string };

  @Field({ description: '`name, https://address`' })
  source: string;

  @Field({ description: 'The day on which it was compared with its source.' })
  checkedAt: string;
}

@ArgsType()
@ValidatedBy(fields({ input: rule, replaces: v.nullish(uuid, null) }))
export class ProposeVisaRuleArgs {
  @Field(() => VisaRuleInput)
  input: VisaRuleInput;

  @Field(() => ID, { nullable: true, description: 'The rule in force in whose place it is to stand.' })
  replaces: string | null;
}

@ArgsType()
@ValidatedBy(fields({ uuid, seenAt: v.date('INVALID') }))
export class ConfirmVisaRuleArgs extends UuidArgs {
  @Field({ description: '`updatedAt` as it was read: what was changed since then is not confirmed.' })
  seenAt: Date;
}

@ArgsType()
@ValidatedBy(fields({ uuid, seenAt: v.date('INVALID'), until: v.nullish(day, null) }))
export class EndVisaRuleArgs extends UuidArgs {
  @Field({
    description: '`updatedAt` as it was read: what was decided upon since then is neither taken back nor ended.',
  })
  seenAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Its last day, `YYYY-MM-DD` in Korea; today if none is given, and never for one before its first day.',
  })
  until: string | null;
}

@ArgsType()
@ValidatedBy(
  fields({
    ...pageEntries,
    state: v.nullish(oneOf(VISA_RULE_STATES), 'CONFIRMED'),
    visa: v.nullish(v.string('INVALID'), null),
  }),
)
export class VisaRulesArgs extends PageArgs {
  @Field(() => VisaRuleStateEnum, { nullable: true, description: 'CONFIRMED, if none is given.' })
  state: VisaRuleState = 'CONFIRMED';

  @Field(() => String, { nullable: true, description: 'Of the confirmed ones those of this visa and its subs.' })
  visa: string | null;
}
