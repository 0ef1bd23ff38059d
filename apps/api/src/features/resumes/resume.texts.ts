import type { BodyOf } from '@haiko/shared/contract/call';
import type { saveResume } from '@haiko/shared/contract/resumes';

/** The texts of a job that somebody had. */
export const EXPERIENCE_TEXTS = ['title', 'place', 'text'] as const;
export type ExperienceText = (typeof EXPERIENCE_TEXTS)[number];

/** How a text of a résumé is called where it is stored and translated: `experience1Title` is the first job's title. */
export const experienceField = (position: number, text: ExperienceText) =>
  `experience${position}${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const skillField = (position: number) => `skill${position}`;

type Body = BodyOf<typeof saveResume>;
type Written = Pick<Body, 'headline' | 'introduction' | 'skills'> & {
  experiences: Pick<Body['experiences'][number], ExperienceText>[];
};

/** What is written in a résumé, by the names of its texts; what says nothing is left out. */
export function textsOf(input: Written): Record<string, string> {
  const { headline, introduction, experiences, skills } = input;
  const entries = [
    ['headline', headline],
    ['introduction', introduction],
    ...experiences.flatMap((experience, index) =>
      EXPERIENCE_TEXTS.map((text) => [experienceField(index + 1, text), experience[text]] as const),
    ),
    ...skills.map((skill, index) => [skillField(index + 1), skill] as const),
  ] as const;
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
