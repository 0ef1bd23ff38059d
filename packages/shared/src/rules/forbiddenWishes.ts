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

/** What a posting's text wishes for that the law does not allow, each kind once: what is sure before what may be. */
export function forbiddenWishes(text: string): Wish[] {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const found = WISH_KINDS.flatMap((kind): Wish[] => {
    const sure = sentences.find((sentence) => WISH_WORDS[kind].sure.some((words) => words.test(sentence)));
    const doubtful = sentences.find((sentence) => WISH_WORDS[kind].doubt.some((words) => words.test(sentence)));
    const sentence = sure ?? doubtful;
    return sentence === undefined ? [] : [{ kind, isSure: sure !== undefined, sentence }];
  });
  return [...found.filter(({ isSure }) => isSure), ...found.filter(({ isSure }) => !isSure)];
}
