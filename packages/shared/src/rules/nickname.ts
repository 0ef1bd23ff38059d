import type { Language } from '../i18n/languages.ts';
import { letterClass, SCRIPTS, SPELLING } from '../i18n/scripts.ts';
import { NICKNAME_MAX, NICKNAME_MIN } from '../limits.ts';
import { CONFUSABLES, CONFUSABLE_SEQUENCES } from './confusables.ts';
import reserved from './nickname.reserved.json' with { type: 'json' };
import { fitsLimit, foldCase, graphemeLength, isBlank, normalizeText, removeInvisible } from './text.ts';

export type NicknameProblem = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID' | 'RESERVED';

// Some letters are invisible (Hangul fillers) and some marks enclose; neither belongs in a name.
const INVALID_CHARACTER = /[^\p{L}\p{M}\p{Nd}_.-]|\p{Me}|\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;
// A mark at the start would sit on the text before the name; a tower of marks would cover the lines around it.
const MISPLACED_MARKS = /^\p{M}|\p{M}{5}/u;
const JOINED = letterClass(SCRIPTS.filter((script) => SPELLING[script].hasJoiners));
const SPELT_JOINER = new RegExp(`(?<=${JOINED})[\\u200C\\u200D](?=${JOINED})`, 'gu');
const OVERLAY_MARKS = /[\u0334-\u0338]/gu;
const SEPARATORS = /[_.-]/g;
const EDGE_DIGITS = /^\p{Nd}+|\p{Nd}+$/gu;
/** Names under which somebody could pass for the people who run Haiko, in each language and in all of them. */
export const RESERVED_NICKNAMES = Object.values(reserved satisfies Record<Language | 'all', string[]>).flat();
const RESERVED_KEYS = RESERVED_NICKNAMES.map((word) => nicknameKey(word));
const ONLY_RESERVED_WORDS = new RegExp(`^(?:${RESERVED_KEYS.join('|')})+$`, 'u');

/** Why a nickname cannot be used, or null. Whether somebody has it already only the server knows. */
export function nicknameProblem(value: string): NicknameProblem | null {
  const nickname = normalizeText(value);
  if (isBlank(nickname)) return 'REQUIRED';
  if (!fitsLimit(nickname, NICKNAME_MAX)) return 'TOO_LONG';
  if (!isWellMade(nickname)) return 'INVALID';
  if (graphemeLength(nickname) < NICKNAME_MIN) return 'TOO_SHORT';
  return isReserved(nickname) ? 'RESERVED' : null;
}

/**
 * The form in which nicknames are unique: two that a reader could mistake for each other have the same key. Case, width
 * (NFKC), invisible characters, strokes laid over a letter and look-alike letters do not count; accents and tone marks do.
 */
export function nicknameKey(value: string): string {
  const folded = foldCase(removeInvisible(normalizeText(value).normalize('NFKC'))).normalize('NFD');
  // The dot of a Turkish capital İ survives folding and cannot be seen on an i.
  const plain = folded.replace(OVERLAY_MARKS, '').replace(/i\u0307/gu, 'i');
  const skeleton = [...plain].map((letter) => CONFUSABLES.get(letter) ?? letter).join('');
  return CONFUSABLE_SEQUENCES.reduce((text, [twin, kept]) => text.replace(twin, kept), skeleton.normalize('NFC'));
}

function isWellMade(nickname: string): boolean {
  const letters = nickname.replace(SPELT_JOINER, '');
  return !INVALID_CHARACTER.test(letters) && !MISPLACED_MARKS.test(nickname) && LETTER_OR_DIGIT.test(nickname);
}

// "haiko_admin", "Admin2026" and "관리자.공식" pretend as much as "admin", so a name made of nothing but reserved words is reserved.
function isReserved(nickname: string): boolean {
  const bare = nickname.normalize('NFKC').replace(SEPARATORS, '');
  return [bare, bare.replace(EDGE_DIGITS, '')].some((name) => ONLY_RESERVED_WORDS.test(nicknameKey(name)));
}
