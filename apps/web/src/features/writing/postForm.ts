import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX, TITLE_MAX } from '@haiko/shared/limits';
import {
  checkHashtags,
  hashtagKey,
  type HashtagListProblem,
  hashtagProblem,
  normalizeHashtag,
} from '@haiko/shared/rules/hashtag';
import { fitsLimit, hasForbiddenCharacters, isBlank } from '@haiko/shared/rules/text';
import * as v from 'valibot';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { storedTexts } from './storedTexts.ts';
import { chosenBefore, chosenOnceSaved, type ChosenLanguage } from './writtenLanguage.ts';

/** A picture that the server has. */
export interface StoredPicture {
  name: string;
  path: string;
}

/** What is being written, as the form holds it. */
export interface PostFields {
  title: string;
  content: string;
  hashtagNames: string[];
  /** What stands in the box for the next hashtag; it counts as one when the post is sent. */
  hashtagText: string;
  /** The author's own choice; '' while the language is told from the text. */
  chosenLanguage: ChosenLanguage;
}

/** A whole post as it is being written. */
export interface PostText {
  fields: PostFields;
  pictures: StoredPicture[];
}

/** The body of POST and PUT /api/post. */
export interface PostPayload {
  title: string;
  content: string;
  hashtagNames: string[];
  files: StoredPicture[];
  /** Only where the author chose it; else the server tells it. */
  originalLanguage?: Language;
  /** Which version is changed; only of a change. */
  updatedAt?: string | undefined;
}

export const EMPTY_POST: PostText = {
  fields: { title: '', content: '', hashtagNames: [], hashtagText: '', chosenLanguage: '' },
  pictures: [],
};

export const HASHTAG_MESSAGES: Record<HashtagListProblem, MessageKey> = {
  REQUIRED: 'writing.hashtags.missing',
  HASHTAG_HAS_SIGN: 'errors.HASHTAG_HAS_SIGN',
  DUPLICATE_HASHTAG: 'errors.DUPLICATE_HASHTAG',
  TOO_LONG: 'writing.hashtags.tooLong',
  TOO_MANY: 'writing.hashtags.tooMany',
  INVALID: 'writing.hashtags.invalid',
};

const text = (max: number, missing: MessageKey, tooLong: MessageKey) =>
  v.pipe(
    v.string(),
    v.check((value) => !isBlank(value), missing),
    v.check((value) => fitsLimit(value, max), tooLong),
    v.check((value) => !hasForbiddenCharacters(value), 'writing.field.unreadable'),
  );

/** The rules of SPEC section 5 for posts; what is wrong is a key of the catalogue. */
export const postSchema = v.pipe(
  v.object({
    title: text(TITLE_MAX, 'writing.field.titleMissing', 'writing.field.titleTooLong'),
    content: text(CONTENT_MAX, 'writing.field.contentMissing', 'writing.field.contentTooLong'),
    hashtagNames: v.array(v.string()),
    hashtagText: v.string(),
    chosenLanguage: v.picklist(['', ...LANGUAGES]),
  }),
  v.forward(
    v.check(
      ({ hashtagNames, hashtagText }) => addHashtags(hashtagNames, hashtagText).problem === undefined,
      ({ input }) => HASHTAG_MESSAGES[addHashtags(input.hashtagNames, input.hashtagText).problem ?? 'INVALID'],
    ),
    ['hashtagText'],
  ),
);

// Commas of the nine keyboards; white space covers the wide one of Japanese and Chinese.
const SEPARATORS = /[\s,,、،]+/u;

export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}

interface AddedHashtags {
  hashtagNames: string[];
  /** What could not be added, to be put right by the author. */
  rest: string;
  problem?: HashtagListProblem;
}

/** Adds each word of a text as a hashtag, up to the first that cannot be one. */
export function addHashtags(names: readonly string[], text: string): AddedHashtags {
  const words = text.split(SEPARATORS).map(normalizeHashtag).filter(Boolean);
  const added = [...names];
  for (const [index, word] of words.entries()) {
    const problem = hashtagProblem(word) ?? checkHashtags([...added, word]);
    if (problem) return { hashtagNames: added, rest: words.slice(index).join(' ') + lastSeparator(text), problem };
    added.push(word);
  }
  return { hashtagNames: added, rest: '' };
}

// Without it, the next word would be written onto the one that could not be added.
function lastSeparator(text: string): string {
  return hasSeparator(text.slice(-1)) ? ' ' : '';
}

/** What tells the language of a post. */
export function wordsOf({ title, content }: Pick<PostFields, 'title' | 'content'>): string {
  return `${title}\n${content}`;
}

/** What is sent. The language only where the author chose it: what the form shows otherwise is a guess, and the server's counts. */
export function toPayload({ fields, pictures }: PostText): PostPayload {
  return {
    title: fields.title,
    content: fields.content,
    hashtagNames: addHashtags(fields.hashtagNames, fields.hashtagText).hashtagNames,
    files: pictures.map(({ name, path }) => ({ name, path })),
    ...(fields.chosenLanguage && { originalLanguage: fields.chosenLanguage }),
  };
}

interface SavedPost {
  title: string;
  content: string;
  originalLanguage: Language;
  hashtags: readonly { name: string }[];
  post_files: readonly StoredPicture[];
}

/** A post of the server as the form shows it. Its language counts as chosen only where the text does not tell it. */
export function toPostText(post: SavedPost, mine: Language): PostText {
  const { title, content, originalLanguage } = post;
  return {
    fields: {
      title,
      content,
      hashtagNames: post.hashtags.map(({ name }) => name),
      hashtagText: '',
      chosenLanguage: chosenBefore(wordsOf(post), originalLanguage, mine),
    },
    pictures: post.post_files.map(({ name, path }) => ({ name, path })),
  };
}

/** Whether two posts say the same: nothing would be lost by leaving. */
export function isSamePost(one: PostText, other: PostText): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Whether a post that was sent is what is saved by now: nobody else changed it, the reply was lost. */
export function isSavedPost(sent: PostText, saved: PostText, mine: Language): boolean {
  const { title, content, hashtagNames, files } = storedTexts(toPayload(sent));
  const chosenLanguage = chosenOnceSaved(wordsOf(sent.fields), sent.fields.chosenLanguage, {
    saved: saved.fields.chosenLanguage,
    mine,
  });
  // A hashtag that is known already keeps the letters in which it was written first.
  const keysOf = (names: readonly string[]) => names.map(hashtagKey);
  const fields = { title, content, hashtagNames: keysOf(hashtagNames), hashtagText: '', chosenLanguage };
  const savedFields = { ...saved.fields, hashtagNames: keysOf(saved.fields.hashtagNames) };
  return isSamePost({ fields, pictures: files }, { ...saved, fields: savedFields });
}

function ordered({ fields, pictures }: PostText): unknown[] {
  const { title, content, hashtagNames, hashtagText, chosenLanguage } = fields;
  return [title, content, hashtagNames, hashtagText, chosenLanguage, pictures.map(({ path }) => path)];
}
