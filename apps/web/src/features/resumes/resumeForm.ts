import type { SentBodyOf } from '@haiko/shared/contract/call';
import type { saveResume } from '@haiko/shared/contract/resumes';
import { experienceEntries, resumeEntries } from '@haiko/shared/contract/resumes.schemas';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import type { MyVisaQuery, ResumePartsFragment } from '#/api/generated.ts';
import { checked, messageOf } from '#/features/forms/checked.ts';
import { chosenInForm } from '#/features/forms/contentLanguage.ts';
import { normalizedTexts } from '#/features/forms/normalizedTexts.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** In which language companies in Korea read, whatever they have set. */
export const COMPANIES_READ: Language = 'ko';

/** Commas of the nine scripts, and lines. */
const BETWEEN_SKILLS = /[,،、，;\n]/u;

/** What somebody can do, as one text of words between commas. */
export function skillsOf(text: string): string[] {
  const skills = text.split(BETWEEN_SKILLS).map((skill) => skill.trim());
  return [...new Set(skills)].filter((skill) => skill !== '');
}

const END_FIRST: MessageKey = 'resumes.form.endFirst';

const experience = v.pipe(
  v.object({
    title: checked(experienceEntries.title),
    place: checked(experienceEntries.place),
    from: checked(experienceEntries.from),
    /** Empty for a job that they still have. */
    to: v.string(),
    text: checked(experienceEntries.text),
  }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => to === '' || from === '' || from <= to, END_FIRST),
    ['to'],
  ),
);

const skills = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [issue] = v.safeParse(resumeEntries.skills, skillsOf(dataset.value)).issues ?? [];
    if (issue) addIssue({ message: messageOf(issue.message as Parameters<typeof messageOf>[0]) });
  }),
);

/** The contract's rules, in the words of the form. */
export const resumeSchema = v.object({
  headline: checked(resumeEntries.headline),
  introduction: checked(resumeEntries.introduction),
  skills,
  experiences: v.array(experience),
  koreanLevel: v.string(),
  showVisa: v.boolean(),
  availableFrom: v.string(),
  files: v.array(v.object({ name: v.string(), path: v.string() })),
  originalLanguage: v.picklist([...LANGUAGES, '']),
});

export type ResumeValues = v.InferOutput<typeof resumeSchema>;

/** A draft, which may still be wrong in every field. */
export const resumeDraftSchema: v.GenericSchema<unknown, ResumeValues> = v.object({
  ...resumeSchema.entries,
  headline: v.string(),
  introduction: v.string(),
  skills: v.string(),
  experiences: v.array(
    v.object({ title: v.string(), place: v.string(), from: v.string(), to: v.string(), text: v.string() }),
  ),
});

export const EMPTY_EXPERIENCE: ResumeValues['experiences'][number] = {
  title: '',
  place: '',
  from: '',
  to: '',
  text: '',
};

export const EMPTY_RESUME: ResumeValues = {
  headline: '',
  introduction: '',
  skills: '',
  experiences: [],
  koreanLevel: '',
  showVisa: false,
  availableFrom: '',
  files: [],
  originalLanguage: '',
};

/** All that is written, which tells the language. */
export function writtenText({ headline, introduction }: Pick<ResumeValues, 'headline' | 'introduction'>): string {
  return `${headline}\n${introduction}`;
}

/** The form of a résumé that is there. */
export function valuesOf(resume: ResumePartsFragment, mine: Language): ResumeValues {
  const { headline, introduction, experiences, koreanLevel, showVisa, availableFrom, files } = resume;
  return {
    ...{ headline, introduction, showVisa },
    skills: resume.skills.join(', '),
    experiences: experiences.map(({ title, place, from, to, text }) => ({ title, place, from, to: to ?? '', text })),
    koreanLevel: koreanLevel === null ? '' : String(koreanLevel),
    availableFrom: availableFrom ?? '',
    files: files.map(({ name, path }) => ({ name, path })),
    originalLanguage: chosenInForm(writtenText(resume), resume.originalLanguage, mine),
  };
}

type Visa = Pick<NonNullable<MyVisaQuery['readUserInformation']>, 'visaMainId' | 'visaSubId'>;

/** What is sent; the visa is the one of the account. */
export function payloadOf(
  values: ResumeValues,
  { visaMainId, visaSubId }: Visa,
  updatedAt: string | undefined,
): SentBodyOf<typeof saveResume> {
  const { headline, introduction, koreanLevel, showVisa, availableFrom, originalLanguage } = values;
  return {
    ...{ headline, introduction, showVisa, visaMainId, visaSubId, updatedAt },
    skills: skillsOf(values.skills),
    experiences: values.experiences.map(({ to, ...job }) => ({ ...job, to: to || null })),
    koreanLevel: koreanLevel === '' ? null : Number(koreanLevel),
    availableFrom: availableFrom || null,
    files: values.files.map(({ path }) => path),
    originalLanguage: originalLanguage || null,
  };
}

const textOf = (values: ResumeValues) => JSON.stringify(Object.keys(EMPTY_RESUME).map((name) => values[name as never]));

export function isSameResume(one: ResumeValues, other: ResumeValues): boolean {
  return textOf(one) === textOf(other);
}

/** Whether a résumé that was sent is what is saved by now: the reply was lost. */
export function isSavedResume(sent: ResumeValues, saved: ResumeValues): boolean {
  return isSameResume({ ...normalizedTexts(sent), skills: skillsOf(sent.skills).join(', ') }, saved);
}
