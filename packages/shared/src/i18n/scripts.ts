import { LANGUAGES, type Language } from './languages.ts';

/** The scripts that each language is written in, by their Unicode names: whatever has to know a language's letters asks here. */
export const SCRIPTS_OF = {
  ko: ['Hangul'],
  en: ['Latin'],
  zh: ['Han'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  th: ['Thai'],
  vi: ['Latin'],
  km: ['Khmer'],
  tl: ['Latin'],
  bn: ['Bengali'],
} as const satisfies Record<Language, readonly string[]>;

export type Script = (typeof SCRIPTS_OF)[Language][number];

/** The languages that are written in a script. */
export type LanguageIn<S extends Script> = {
  [L in Language]: S extends (typeof SCRIPTS_OF)[L][number] ? L : never;
}[Language];

/** The smallest height of a line, in its letters' size, at which nothing of a script is cut; a test holds fonts.css to it. */
export const LINE_HEIGHTS: Record<Script, number> = {
  Latin: 1.5,
  Hangul: 1.5,
  Han: 1.5,
  Hiragana: 1.5,
  Katakana: 1.5,
  Bengali: 1.65,
  Thai: 1.7,
  Khmer: 1.85,
};

interface Spelling {
  /** How many letters are a word, about, where no spaces part them. */
  lettersOfWord?: number;
  /** U+200B stands between words, so that lines can break there. */
  hasWordBreaks?: true;
  /** The joiners U+200C and U+200D are spelling (র‍্যা), and nothing but disguise in other scripts. */
  hasJoiners?: true;
  /** The system font that has it, for pages that bring no fonts. */
  font: string;
}

export const SPELLING: Record<Script, Spelling> = {
  Latin: { font: 'Noto Sans' },
  Hangul: { font: 'Noto Sans KR' },
  Han: { font: 'Noto Sans SC', lettersOfWord: 2 },
  Hiragana: { font: 'Noto Sans JP', lettersOfWord: 2 },
  Katakana: { font: 'Noto Sans JP', lettersOfWord: 2 },
  Bengali: { font: 'Noto Sans Bengali', hasJoiners: true },
  Thai: { font: 'Noto Sans Thai', lettersOfWord: 5, hasWordBreaks: true },
  Khmer: { font: 'Noto Sans Khmer', lettersOfWord: 5, hasWordBreaks: true },
};

/** All scripts, each once. */
export const SCRIPTS = Object.keys(LINE_HEIGHTS) as Script[];

/** Source of a character class of the letters of some scripts: `[\p{Script=Han}\p{Script=Hiragana}]`. */
export function letterClass(scripts: readonly Script[]): string {
  return `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;
}

/** What a text of the language must contain to be written in its own script. */
export function letterOf(language: Language): RegExp {
  return new RegExp(letterClass(SCRIPTS_OF[language]), 'u');
}

/** The scripts of a language that no other one is written in: kana of ja, none of zh. */
export function ownScripts(language: Language): readonly Script[] {
  const others: readonly Script[] = LANGUAGES.flatMap((other) => (other === language ? [] : SCRIPTS_OF[other]));
  return SCRIPTS_OF[language].filter((script) => !others.includes(script));
}

/** The languages that share no script with another one: each of their letters says which one it is. */
export const UNSHARED_LANGUAGES = LANGUAGES.filter(
  (language) => ownScripts(language).length === SCRIPTS_OF[language].length,
);
