import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LANGUAGE_SUFFIXES, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText, pick } from '@haiko/shared/i18n/localized';
import {
  MAX_RESUME_EXPERIENCES,
  MAX_RESUME_FILES,
  MAX_RESUME_SKILLS,
  RESUME_EXPERIENCE_MAX,
  RESUME_INTRODUCTION_MAX,
} from '@haiko/shared/limits';
import { LanguageEnum, Letters, Localized, localizedFields, long, TEXT } from '../../platform/graphql/localized.js';
import { ShownTextView } from '../translations/translations.views.js';
import { experienceField, type ExperienceText, skillField } from './resume.texts.js';

@ObjectType('ResumeExperience')
export class ResumeExperienceView extends Localized('title', 'place', long('text', RESUME_EXPERIENCE_MAX)) {
  @Field({ description: '`YYYY-MM`' })
  from: string;

  @Field(() => String, { nullable: true, description: '`YYYY-MM`; null for a job that they still have.' })
  to: string | null;
}

@ObjectType('ResumeFile')
export class ResumeFileView {
  @Field(() => ID)
  uuid: string;

  @Field()
  name: string;

  @Field({ description: 'By which it is saved again.' })
  path: string;

  @Field({ description: 'Where it is read; the address works for some minutes.' })
  url: string;

  @Field({ description: 'Its media type.' })
  type: string;

  @Field(() => Int)
  size: number;
}

@ObjectType('ShownExperience')
export class ShownExperienceView {
  @Field()
  title: string;

  @Field()
  place: string;

  @Letters(RESUME_EXPERIENCE_MAX)
  @Field()
  text: string;
}

@ObjectType('ShownResume', {
  description: "A résumé's texts in one language, each of them or its original; `language` is the headline's.",
})
export class ShownResumeView extends ShownTextView {
  @Field()
  headline: string;

  @Letters(RESUME_INTRODUCTION_MAX)
  @Field()
  introduction: string;

  @Field(() => [ShownExperienceView], { complexity: MAX_RESUME_EXPERIENCES })
  experiences: ShownExperienceView[];

  @Field(() => [String], { complexity: MAX_RESUME_SKILLS })
  skills: string[];
}

type SkillsKey = `skills${'' | (typeof LANGUAGE_SUFFIXES)[Language]}`;

/** Registers `skills` (the originals) and `skillsKo` … `skillsBn`. */
@ObjectType({ isAbstract: true })
class WithSkills extends Localized('headline', long('introduction', RESUME_INTRODUCTION_MAX)) {}
for (const name of ['skills', ...LANGUAGES.map((language) => `skills${LANGUAGE_SUFFIXES[language]}`)]) {
  Field(() => [String], { complexity: MAX_RESUME_SKILLS })(WithSkills.prototype, name);
}

@ObjectType('Resume', { description: 'What somebody tells companies of themselves.' })
export class ResumeView extends (WithSkills as new () => WithSkills & Record<SkillsKey, string[]>) {
  @Field(() => ID)
  uuid: string;

  @Field()
  updatedAt: Date;

  @Field(() => LanguageEnum)
  originalLanguage: Language;

  @Field(() => Int, { nullable: true, description: 'Of readVisas; null also where its owner does not show it.' })
  visaMainId: number | null;

  @Field(() => Int, { nullable: true })
  visaSubId: number | null;

  @Field()
  showVisa: boolean;

  @Field(() => Int, { nullable: true, description: 'TOPIK; 0 for none.' })
  koreanLevel: number | null;

  @Field(() => [ResumeExperienceView], { complexity: MAX_RESUME_EXPERIENCES })
  experiences: ResumeExperienceView[];

  @Field(() => String, { nullable: true, description: '`YYYY-MM-DD`; null for now.' })
  availableFrom: string | null;

  @Field(() => [ResumeFileView], { complexity: MAX_RESUME_FILES })
  files: ResumeFileView[];

  [TEXT]: Record<string, LocalizedText>;
}

/** A row of the statements with `resumeColumns`. */
export interface ResumeRow {
  uuid: string;
  updatedAt: Date;
  originalLanguage: Language;
  visaMainId: number | null;
  visaSubId: number | null;
  showVisa: boolean;
  koreanLevel: number | null;
  availableFrom: string | null;
  texts: Record<string, LocalizedText>;
  experiences: { from: string; to: string | null }[];
  files: Omit<ResumeFileView, 'url'>[];
}

/** A résumé as its owner sees it; `sign` makes the addresses of its files usable. */
export function resumeView(row: ResumeRow, sign: (path: string) => string): ResumeView {
  const { texts, experiences, files, originalLanguage, ...rest } = row;
  const localized = <Key extends string>(key: Key, field: string) =>
    localizedFields(key, texts[field] ?? {}, originalLanguage);
  const named = (name: ExperienceText, index: number) => localized(name, experienceField(index + 1, name));
  return {
    ...rest,
    originalLanguage,
    ...localized('headline', 'headline'),
    ...localized('introduction', 'introduction'),
    ...skillsFields(texts, originalLanguage),
    experiences: experiences.map((times, index) => ({
      ...times,
      ...named('title', index),
      ...named('place', index),
      ...named('text', index),
    })),
    files: files.map((file) => ({ ...file, url: sign(file.path) })),
    [TEXT]: texts,
  };
}

/** In their order; they have no gaps. */
export function skillsIn(texts: Record<string, LocalizedText>): LocalizedText[] {
  return Array.from({ length: MAX_RESUME_SKILLS }, (_, index) => texts[skillField(index + 1)]).filter(
    (text) => text !== undefined,
  );
}

function skillsFields(texts: Record<string, LocalizedText>, original: Language): Record<SkillsKey, string[]> {
  const skills = skillsIn(texts);
  const fields: Record<string, string[]> = { skills: skills.map((skill) => skill[original] ?? '') };
  for (const language of LANGUAGES) {
    fields[`skills${LANGUAGE_SUFFIXES[language]}`] = skills.map((skill) => pick(skill, original, language).text);
  }
  return fields as Record<SkillsKey, string[]>;
}
