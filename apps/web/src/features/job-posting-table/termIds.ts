import { CAREERS } from '@haiko/shared/reference/careers';
import { EDUCATIONS } from '@haiko/shared/reference/educations';
import { EMPLOYMENT_TYPES } from '@haiko/shared/reference/employmentTypes';
import { HOUSINGS } from '@haiko/shared/reference/housings';
import { JOB_CATEGORIES } from '@haiko/shared/reference/jobCategories';
import { JOB_LANGUAGES } from '@haiko/shared/reference/languages';
import { idOfAll, type Named } from '@haiko/shared/reference/named';
import { SALARY_TYPES } from '@haiko/shared/reference/salaryTypes';
import { POSTING_VISAS } from '@haiko/shared/reference/visas';
import { foldForSearch } from '@haiko/shared/rules/searchText';

/** Ids by what people write for them, folded: a code, or a name in any of the nine languages. */
export type TermIds = ReadonlyMap<string, number>;

/** What the choices of a posting can be called. */
export const TERM_IDS = {
  salaryTypeId: () => idsOf(SALARY_TYPES.map(wordsOf)),
  career: () => idsOf(CAREERS.map(wordsOf)),
  educationId: () => idsOf(EDUCATIONS.map(wordsOf)),
  employmentType: () => idsOf(EMPLOYMENT_TYPES.map(wordsOf)),
  housing: () => idsOf(HOUSINGS.map(({ id, code, names }) => ({ id, words: [code, ...Object.values(names)] }))),
  jobCategories: jobIds,
  visas: visaIds,
  languageLevels: levelIds,
};

interface Term {
  id: number;
  words: readonly string[];
}

function wordsOf({ id, names }: Named): Term {
  return { id, words: [String(id), ...Object.values(names)] };
}

/** What two are called by stands for the first of them: a group comes before what is in it. */
function idsOf(terms: readonly Term[]): TermIds {
  const ids = new Map<string, number>();
  for (const { id, words } of terms) {
    for (const word of words.map(foldForSearch)) if (!ids.has(word)) ids.set(word, id);
  }
  return ids;
}

/** A group stands for all jobs in it. */
function jobIds(): TermIds {
  const groups = JOB_CATEGORIES.map(({ id, names }) => ({ ...wordsOf({ id, names }), id: idOfAll(id) }));
  // "All" of a group is no name of it.
  const jobs = JOB_CATEGORIES.flatMap(({ id, subs }) => subs.filter((sub) => sub.id !== idOfAll(id)).map(wordsOf));
  return idsOf([...groups, ...jobs]);
}

/** By code, by name, or by both as lists of ours show them. */
function visaIds(): TermIds {
  const of = (code: string | null, names: Named['names']) => {
    const shown = Object.values(names);
    return code === null ? shown : [code, ...shown, ...shown.map((name) => name.slice(code.length))];
  };
  const mains = POSTING_VISAS.map(({ id, code, names }) => ({ id: idOfAll(id), words: of(code, names) }));
  const subs = POSTING_VISAS.flatMap((main) => main.subs.filter(({ id }) => id !== idOfAll(main.id)));
  return idsOf([...mains, ...subs.map(({ id, code, names }) => ({ id, words: of(code, names) }))]);
}

/** "TOPIK 3", or a language and its level: "Korean Basic". */
function levelIds(): TermIds {
  const terms = JOB_LANGUAGES.flatMap(({ names, levels }) =>
    levels.map((level) => ({
      id: level.id,
      words: [
        String(level.id),
        ...Object.entries(level.names).map(([language, name]) => `${names[language as keyof typeof names]} ${name}`),
        ...Object.values(level.names),
      ],
    })),
  );
  // Every language has the same ladder: its steps alone say nothing, except that none is needed.
  const counts = new Map<string, number>();
  for (const word of terms.flatMap(({ words }) => [...new Set(words.map(foldForSearch))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const none = terms.find(({ id }) => id === JOB_LANGUAGES.at(-1)?.levels[0]?.id);
  const telling = terms.map(({ id, words }) => ({
    id,
    words: words.filter((word) => counts.get(foldForSearch(word)) === 1),
  }));
  return idsOf(none ? [none, ...telling] : telling);
}
