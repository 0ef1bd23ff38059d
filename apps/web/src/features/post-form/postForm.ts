import type { SentBodyOf } from '@haiko/shared/contract/call';
import type { createPost } from '@haiko/shared/contract/posts';
import { postEntries } from '@haiko/shared/contract/posts.schemas';
import { type Language, LANGUAGES } from '@haiko/shared/i18n/languages';
import {
  checkHashtags,
  hashtagKey,
  type HashtagListProblem,
  hashtagProblem,
  normalizeHashtag,
} from '@haiko/shared/rules/hashtag';
import * as v from 'valibot';
import type { Unsent } from '#/api/unsent.ts';
import type { StoredPicture } from '#/features/files/uploadList.ts';
import { chosenInForm, chosenAfterSaving, type ChosenLanguage } from '#/features/forms/contentLanguage.ts';
import { checked, type Messages } from '#/features/forms/checked.ts';
import { normalizedTexts } from '#/features/forms/normalizedTexts.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** What is being written, as the form holds it. */
export interface PostValues {
  title: string;
  content: string;
  hashtagNames: string[];
  /** What stands in the box for the next hashtag; it counts as one when the post is sent. */
  hashtagText: string;
  /** The author's own choice; '' while the language is told from the text. */
  chosenLanguage: ChosenLanguage;
  /** The district that it is about. */
  region: number | null;
  /** Those that the server has by now. */
  pictures: StoredPicture[];
}

export type PostPayload = SentBodyOf<typeof createPost>;

export const EMPTY_POST: PostValues = {
  ...{ title: '', content: '', hashtagNames: [], hashtagText: '', chosenLanguage: '', region: null },
  pictures: [],
};

const picture = v.object({ name: v.string(), path: v.string(), alt: v.string() });

export const HASHTAG_MESSAGES: Record<HashtagListProblem, MessageKey> = {
  REQUIRED: 'postForm.hashtags.missing',
  HASHTAG_HAS_SIGN: 'errors.HASHTAG_HAS_SIGN',
  DUPLICATE_HASHTAG: 'errors.DUPLICATE_HASHTAG',
  TOO_LONG: 'postForm.hashtags.tooLong',
  TOO_MANY: 'postForm.hashtags.tooMany',
  INVALID: 'postForm.hashtags.invalid',
};

const TITLE: Messages = {
  REQUIRED: 'postForm.field.titleMissing',
  TOO_LONG: 'postForm.field.titleTooLong',
  INVALID: 'postForm.field.unreadable',
};
const CONTENT: Messages = {
  REQUIRED: 'postForm.field.contentMissing',
  TOO_LONG: 'postForm.field.contentTooLong',
  INVALID: 'postForm.field.unreadable',
};

/** The form of a post; its rules are the contract's, what is wrong is a key of the catalogue. */
export const postSchema = v.pipe(
  v.object({
    title: checked(postEntries.title, TITLE),
    content: checked(postEntries.content, CONTENT),
    hashtagNames: v.array(v.string()),
    hashtagText: v.string(),
    chosenLanguage: v.picklist(['', ...LANGUAGES]),
    region: v.nullable(v.number()),
    pictures: v.array(picture),
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
export function wordsOf({ title, content }: Pick<PostValues, 'title' | 'content'>): string {
  return `${title}\n${content}`;
}

/** What is sent. The language only where the author chose it: what the form shows otherwise is a guess, and the server's counts. */
export function payloadOf(values: PostValues) {
  const { title, content, hashtagNames, hashtagText, chosenLanguage, region, pictures } = values;
  return {
    ...{ title, content, region },
    hashtagNames: addHashtags(hashtagNames, hashtagText).hashtagNames,
    files: pictures.map(({ name, path, alt }) => ({ name, path, alt })),
    ...(chosenLanguage && { originalLanguage: chosenLanguage }),
  };
}

interface SavedPost {
  title: string;
  content: string;
  originalLanguage: Language;
  region: { id: number } | null;
  hashtags: readonly { name: string }[];
  post_files: readonly { name: string; path: string; alt: string | null }[];
}

/** A post of the server as the form shows it. Its language counts as chosen only where the text does not tell it. */
export function valuesOf(post: SavedPost, mine: Language): PostValues {
  const { title, content, originalLanguage } = post;
  return {
    title,
    content,
    hashtagNames: post.hashtags.map(({ name }) => name),
    hashtagText: '',
    chosenLanguage: chosenInForm(wordsOf(post), originalLanguage, mine),
    region: post.region?.id ?? null,
    pictures: post.post_files.map(({ name, path, alt }) => ({ name, path, alt: alt ?? '' })),
  };
}

/** A post that was not sent, as the form shows it, with those of its pictures that the server alone has. */
export function valuesOfUnsent({ body, pictures }: Pick<Unsent, 'body' | 'pictures'>): PostValues {
  const { title, content, hashtagNames, originalLanguage, region } = body as PostPayload;
  return {
    ...{ title, content, hashtagText: '' },
    hashtagNames: hashtagNames ?? [],
    chosenLanguage: originalLanguage ?? '',
    region: Number(region) || null,
    pictures: pictures.flatMap(({ name, alt = '', path, file }) => (path && !file ? { name, alt, path } : [])),
  };
}

/** Whether two posts say the same: nothing would be lost by leaving. */
export function isSamePost(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Whether a post that was sent is what is saved by now: nobody else changed it, the reply was lost. */
export function isSavedPost(sent: PostValues, saved: PostValues, mine: Language): boolean {
  const { title, content, hashtagNames, region, files } = normalizedTexts(payloadOf(sent));
  const chosenLanguage = chosenAfterSaving(wordsOf(sent), sent.chosenLanguage, { saved: saved.chosenLanguage, mine });
  // A hashtag that is known already keeps the letters in which it was written first.
  const keysOf = (names: readonly string[]) => names.map(hashtagKey);
  const stored = { ...{ title, content, chosenLanguage, region }, hashtagText: '', pictures: files };
  return isSamePost(
    { ...stored, hashtagNames: keysOf(hashtagNames) },
    { ...saved, hashtagNames: keysOf(saved.hashtagNames) },
  );
}

function ordered({
  title,
  content,
  hashtagNames,
  hashtagText,
  chosenLanguage,
  region,
  pictures,
}: PostValues): unknown[] {
  const files = pictures.map(({ path, alt }) => [path, alt]);
  return [title, content, hashtagNames, hashtagText, chosenLanguage, region, files];
}
