import { LADDER, LANGUAGE_ROWS, LANGUAGE_TESTS, type LanguageTest, NOT_NEEDED } from './languages.data.ts';
import { byId, type Named, named, namesOf, SUBS_PER_MAIN } from './named.ts';

export interface LanguageLevel extends Named {
  languageId: number;
}

/** A language that postings ask for; not to be confused with the nine languages of the product. */
export interface JobLanguage extends Named {
  levels: readonly LanguageLevel[];
}

export const NO_LANGUAGE_ID = 99;
const KOREAN_ID = 1;

export const JOB_LANGUAGES: readonly JobLanguage[] = LANGUAGE_ROWS.map((row) => ({
  ...named(row),
  levels: levelsOf(row[0]),
}));

export const JOB_LANGUAGE_BY_ID = byId(JOB_LANGUAGES);
export const LANGUAGE_LEVEL_BY_ID = byId(JOB_LANGUAGES.flatMap(({ levels }) => levels));

function levelsOf(languageId: number): LanguageLevel[] {
  const at = (number: number) => ({ id: languageId * SUBS_PER_MAIN + number, languageId });
  const none = { ...at(languageId === NO_LANGUAGE_ID ? 1 : 9), names: namesOf(NOT_NEEDED) };
  if (languageId === NO_LANGUAGE_ID) return [none];
  const ladder = LADDER.map((names, index) => ({ ...at(index + 1), names: namesOf(names) }));
  const tests = LANGUAGE_TESTS.filter((test) => test.languageId === languageId).flatMap((test) =>
    test.levels.map((level, index) => ({ ...at(test.firstNumber + index), names: levelNames(test, level) })),
  );
  return languageId === KOREAN_ID ? [none, ...ladder, ...tests] : [...ladder, ...tests];
}

function levelNames({ name, after = ['', '', ''] }: LanguageTest, level: string): Named['names'] {
  const plain = `${name} ${level}`;
  const [ko, zh, ja] = after;
  return namesOf([plain + ko, plain, plain + zh, plain + ja, plain, plain, plain, plain, plain]);
}
