import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { SCRIPTS_OF } from '../i18n/scripts.ts';
import { BORROWED_WORDS, COMMON_WORDS } from './detectLanguage.words.ts';

const LATIN_LANGUAGES = LANGUAGES.filter((language) => SCRIPTS_OF[language].some((script) => script === 'Latin'));

/** How many words of a text speak for a language. */
export type Votes = ReadonlyMap<Language, number>;

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;
// Letters that only Vietnamese has among the nine; Tagalog and English share the rest of Latin.
const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
// Tagalog puts these before verbs of any origin (nagrenew, makaalis); English has few words that begin so.
const TAGALOG_VERB =
  /^(?:nag|naka|nakaka|maka|makaka|pinaka|napaka|nakiki|makiki|pinag|ipag|mag(?!az|ic|ma|na|ne|ni|no|pie))\p{L}{3}/u;

/** What a word counts that is as likely a guest: a name with Vietnamese marks, an English greeting. */
const GUEST = 0.5;
// In one and the same sentence English words are borrowed, hardly ever the other way round.
const WEIGHTS: Partial<Record<Language, number>> = { tl: 2 };

/** Which languages the Latin words of a text speak for, and how strongly. Names and brands speak for none. */
export function latinVotes(text: string): Votes {
  const votes = new Map<Language, number>();
  const add = (language: Language, count: number) => votes.set(language, (votes.get(language) ?? 0) + count);
  for (const word of text.match(LATIN_WORD) ?? []) {
    const lower = word.toLowerCase();
    if (BORROWED_WORDS.has(lower)) add('en', GUEST);
    for (const language of languagesOf(lower)) add(language, language === 'vi' && isMarkedName(word) ? GUEST : 1);
  }
  return votes;
}

/** Tells one of the Latin languages by the letters of a text; the code of a language, or nothing. */
export type Statistics = (text: string) => string;

/** A name or two tells no statistics anything. */
const FEWEST_WORDS_FOR_STATISTICS = 3;

/**
 * The language that most of the common words are of; else what statistics tell, where there are any; else the author's, when
 * it is written in Latin letters, else English.
 */
export function latinLanguage(text: string, votes: Votes, authorLanguage: Language, statistics?: Statistics): Language {
  const weight = (language: Language) => (votes.get(language) ?? 0) * (WEIGHTS[language] ?? 1);
  const [first, second] = [...votes.keys()].sort((a, b) => weight(b) - weight(a));
  if (first && !(second && weight(first) === weight(second))) return first;
  const hasEnough = (text.match(LATIN_WORD)?.length ?? 0) >= FEWEST_WORDS_FOR_STATISTICS;
  const told = hasEnough ? statistics?.(text) : undefined;
  return [told, authorLanguage].flatMap((each) => LATIN_LANGUAGES.find((one) => one === each) ?? [])[0] ?? 'en';
}

function languagesOf(word: string): Language[] {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (VIETNAMESE.test(word) || (bare !== word && COMMON_WORDS.vi?.has(bare))) return ['vi'];
  const known = [...LATIN_LANGUAGES, 'ko' as const].filter((language) => COMMON_WORDS[language]?.has(bare));
  return known.length === 0 && TAGALOG_VERB.test(word) ? ['tl'] : known;
}

function isMarkedName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && /[^\p{ASCII}]/u.test(word);
}
