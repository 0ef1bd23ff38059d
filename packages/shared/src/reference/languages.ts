import data from './languages.json' with { type: 'json' };
import { byId, type Named, namesBy, SUBS_PER_MAIN } from './named.ts';

export interface LanguageLevel extends Named {
  languageId: number;
}

/** A language that postings ask for; not to be confused with the nine languages of the product. */
export interface JobLanguage extends Named {
  levels: readonly LanguageLevel[];
}

export const NO_LANGUAGE_ID = 99;
const KOREAN_ID = 1;

/** What a test calls its levels: before the number, and after it in ko, zh and ja. */
interface LanguageTest {
  languageId: number;
  /** Number of its first level within the language. */
  firstNumber: number;
  name: string;
  /** Where a language calls it otherwise. */
  ownName?: Partial<Named['names']>;
  levels: readonly string[];
  after?: Partial<Named['names']>;
}

/** The ladder that every language has, as numbers 1 to 4. */
const LADDER: readonly Named['names'][] = data.ladder;
const TESTS: readonly LanguageTest[] = data.tests;

/** Their ids never change; the last one says that none is needed. */
export const JOB_LANGUAGES: readonly JobLanguage[] = data.languages.map((language) => ({
  ...language,
  levels: levelsOf(language.id),
}));

export const JOB_LANGUAGE_BY_ID = byId(JOB_LANGUAGES);
export const LANGUAGE_LEVEL_BY_ID = byId(JOB_LANGUAGES.flatMap(({ levels }) => levels));

function levelsOf(languageId: number): LanguageLevel[] {
  const at = (number: number) => ({ id: languageId * SUBS_PER_MAIN + number, languageId });
  const none = { ...at(languageId === NO_LANGUAGE_ID ? 1 : 9), names: data.notNeeded };
  if (languageId === NO_LANGUAGE_ID) return [none];
  const ladder = LADDER.map((names, index) => ({ ...at(index + 1), names }));
  const tests = TESTS.filter((test) => test.languageId === languageId).flatMap((test) =>
    test.levels.map((level, index) => ({ ...at(test.firstNumber + index), names: levelNames(test, level) })),
  );
  return languageId === KOREAN_ID ? [none, ...ladder, ...tests] : [...ladder, ...tests];
}

function levelNames({ name, ownName, after }: LanguageTest, level: string): Named['names'] {
  return namesBy((language) => `${ownName?.[language] ?? name} ${level}${after?.[language] ?? ''}`);
}
