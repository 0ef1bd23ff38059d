import { WISH_KINDS, WISH_WORDS, type WishKind } from '../reference/forbiddenWishes.ts';

/** A wish of an employer that the law forbids, or may. */
export interface Wish {
  kind: WishKind;
  /** Whether its words leave no doubt. */
  isSure: boolean;
  /** In which it stands, as it is written. */
  sentence: string;
}

/** Where a sentence ends in any of the nine languages. A point inside a number ends none. */
export const SENTENCE_END = /\n|[!?。！？។।]|\.(?!\d)/u;

// Khmer and Thai set blanks of no width between words, and who hides from this rule between letters; neither is seen.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Latin letters and digits of full width, or drawn bold, slanted or the like. */
const STYLED = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

/** A sentence as its reader sees it. */
const seen = (sentence: string) =>
  sentence.replaceAll(UNSEEN, '').replaceAll(STYLED, (letter) => letter.normalize('NFKC'));

/** What a posting's text wishes for that the law does not allow, each kind once: what is sure before what may be. */
export function forbiddenWishes(text: string): Wish[] {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => ({ written: sentence.trim(), read: seen(sentence).trim() }))
    .filter(({ read }) => read !== '');
  const found = WISH_KINDS.flatMap((kind): Wish[] => {
    const sure = sentences.find(({ read }) => WISH_WORDS[kind].sure.some((words) => words.test(read)));
    const doubtful = sentences.find(({ read }) => WISH_WORDS[kind].doubt.some((words) => words.test(read)));
    const sentence = sure ?? doubtful;
    return sentence === undefined ? [] : [{ kind, isSure: sure !== undefined, sentence: sentence.written }];
  });
  return [...found.filter(({ isSure }) => isSure), ...found.filter(({ isSure }) => !isSure)];
}
