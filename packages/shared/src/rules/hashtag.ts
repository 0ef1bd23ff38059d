import { HASHTAG_MAX, MAX_HASHTAGS } from '../limits.ts';
import { fitsLimit, foldCase, hasForbiddenCharacters, isBlank, normalizeText, removeInvisible } from './text.ts';

export type HashtagProblem = 'REQUIRED' | 'HASHTAG_HAS_SIGN' | 'TOO_LONG' | 'INVALID';
export type HashtagListProblem = HashtagProblem | 'DUPLICATE_HASHTAG' | 'TOO_MANY';

const SIGN = /[#＃﹟]/u;
// Thai and Khmer keyboards put zero-width spaces between words; they are not part of the tag.
const ZERO_WIDTH = /[\u200B\u2060\uFEFF\u00AD]/gu;

/** The form in which a tag is stored: normalised text without zero-width spaces. */
export function normalizeHashtag(value: string): string {
  return normalizeText(value.replace(ZERO_WIDTH, ''));
}

/** Why a tag cannot be used, or null: 1–30 characters, no `#` of any width, no white space. */
export function hashtagProblem(value: string): HashtagProblem | null {
  const tag = normalizeHashtag(value);
  if (isBlank(tag)) return 'REQUIRED';
  if (SIGN.test(tag)) return 'HASHTAG_HAS_SIGN';
  if (/\s/u.test(tag) || hasForbiddenCharacters(tag)) return 'INVALID';
  return fitsLimit(tag, HASHTAG_MAX) ? null : 'TOO_LONG';
}

/** The form in which tags are equal: width, case and invisible characters do not count. */
export function hashtagKey(value: string): string {
  return foldCase(removeInvisible(normalizeText(value).normalize('NFKC'))).normalize('NFKC');
}

/** The first thing wrong with a post's tags, or null: too many, then a wrong one, then the same one twice. */
export function checkHashtags(values: readonly string[]): HashtagListProblem | null {
  if (values.length > MAX_HASHTAGS) return 'TOO_MANY';
  for (const value of values) {
    const problem = hashtagProblem(value);
    if (problem) return problem;
  }
  return new Set(values.map(hashtagKey)).size < values.length ? 'DUPLICATE_HASHTAG' : null;
}
