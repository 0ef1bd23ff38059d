import { type Language } from '../i18n/languages.ts';
import { letterClass, SCRIPTS_OF, SPELLING, UNSHARED_LANGUAGES } from '../i18n/scripts.ts';
import { latinLanguage, latinVotes, type Statistics } from './detectLanguage.latin.ts';

// Parts that say nothing about the language of the sentence around them.
const NOISE = /https?:\/\/\S+|[\w.+-]{1,64}@[\w-]+\.\w+|[#＃@]\S+|\b[A-H]-\d+(?:-\w+)?\b/giu;

interface Script {
  language: Language;
  /** One run of it, without white space. */
  run: RegExp;
  /** How many of its letters are a word, where words are not set apart. */
  lettersOfWord: number;
}

const WHOLE_RUN = Infinity;
const SCRIPTS: readonly Script[] = UNSHARED_LANGUAGES.map((language) => {
  const { hasJoiners, lettersOfWord = WHOLE_RUN } = SPELLING[SCRIPTS_OF[language][0]];
  const letter = letterClass(SCRIPTS_OF[language]) + (hasJoiners ? '|[\u200c\u200d]' : '');
  return { language, run: new RegExp(`(?:${letter})+`, 'gu'), lettersOfWord };
});
const HAN_OR_KANA: Pick<Script, 'run' | 'lettersOfWord'> = {
  run: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu,
  lettersOfWord: SPELLING.Han.lettersOfWord ?? WHOLE_RUN,
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
// One の stands on Chinese shop signs too.
const BORROWED_KANA = /^の$/u;
// Written so in one of the two only: the simplified and the everyday Chinese ones, and those that Japan shortened.
const CHINESE =
  /[们这说吗谢请问时间钱给让关为么哪还没岁发东车贵买卖头妈爱对开门见话语谁业书长单办汉韩签证费资险职转边过进远运种处务习两电脑师饭馆场妳你您吧呢嗎這們哦啦啊呀怎很每奶鲜吃喝找些别网张块现气热药错难帮级红银铁]/gu;
const JAPANESE =
  /[円気駅働込対図売読変帰険実検験歳様労転広単営関戻払択畑峠辻匂]|勉強|残業|会社|仕事|病院|給料|時給|面接|家賃|無料|荷物|忘年会|大丈夫|募集|採用|料金|電話番号/gu;

// Korean sentences end so; a Korean noun in somebody else's sentence does not.
const KOREAN_ENDING = /(?:요|니다|니까|까|죠|줘|ㅂ니당|세용)$/u;
const LAUGHTER = /^[ㄱ-ㅎㅏ-ㅣ]+$/u;
const LAUGH = 0.25;

/**
 * The language of a text by its words. A word in letters of one language speaks for it; a word in Latin letters only where it
 * is a common one of English, Vietnamese or Tagalog, so that brands and names outweigh nothing. Foreign sentences in Korea are
 * full of Korean nouns, so Korean needs more words than another script. Where no word speaks, `statistics` may; text without
 * letters is in the author's language.
 */
export function detectLanguage(text: string, authorLanguage: Language, statistics?: Statistics): Language {
  const words = text.normalize('NFC').replace(NOISE, ' ');
  const [best] = scriptsOf(words, authorLanguage);
  const votes = latinVotes(words);
  if (best && best.count >= Math.max(0, ...votes.values())) return best.language;
  return /\p{Script=Latin}/u.test(words) ? latinLanguage(words, votes, authorLanguage, statistics) : authorLanguage;
}

/** What a text said before its writer changed it, and in which language it stands. */
export interface KnownText {
  text: string;
  originalLanguage: Language;
}

/**
 * The language of a changed text. What the writer corrected stays corrected as long as the rules would say the same as before
 * the change.
 */
export function languageOfEdit(
  { text, originalLanguage }: KnownText,
  changed: string,
  statistics?: Statistics,
): Language {
  const told = detectLanguage(changed, originalLanguage, statistics);
  return told === detectLanguage(text, originalLanguage, statistics) ? originalLanguage : told;
}

interface Count {
  language: Language;
  count: number;
}

/** The languages with letters of their own in the text, that with the most words first; the author's first of equals. */
function scriptsOf(text: string, authorLanguage: Language): Count[] {
  const counts = [
    { language: hanLanguage(text, authorLanguage), count: countOf(text, HAN_OR_KANA) },
    ...SCRIPTS.map((script) => ({ language: script.language, count: countOf(text, script) })),
  ];
  const isAuthors = ({ language }: Count) => Number(language === authorLanguage);
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || isAuthors(b) - isAuthors(a));
}

/** How many words a text has of a script, about. */
function countOf(text: string, { run, lettersOfWord }: Pick<Script, 'run' | 'lettersOfWord'>): number {
  const runs: string[] = text.match(run) ?? [];
  return runs.reduce((count, each) => count + wordsOf(each, lettersOfWord), 0);
}

function wordsOf(run: string, lettersOfWord: number): number {
  if (LAUGHTER.test(run)) return LAUGH;
  return Math.max(1, run.length / lettersOfWord) + (KOREAN_ENDING.test(run) ? 1 : 0);
}

/** Which of the two that write in Han: by kana, by the letters that only one has, else the author decides. */
function hanLanguage(text: string, authorLanguage: Language): 'zh' | 'ja' {
  const kana = text.match(KANA) ?? [];
  const chinese = text.match(CHINESE)?.length ?? 0;
  if (kana.length > 0 && !(chinese > 0 && kana.every((letter) => BORROWED_KANA.test(letter)))) return 'ja';
  const japanese = text.match(JAPANESE)?.length ?? 0;
  if (chinese !== japanese) return chinese > japanese ? 'zh' : 'ja';
  return authorLanguage === 'ja' ? 'ja' : 'zh';
}
