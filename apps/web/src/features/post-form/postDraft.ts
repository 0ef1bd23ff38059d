import { LANGUAGES } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import type { Draft } from '#/features/forms/useDraftForm.ts';
import type { PostValues } from './postForm.ts';

// The server removes pictures that no post uses after a day; an older draft comes back without them.
const PICTURES_LIVE_MS = 23 * 60 * 60 * 1000;

/** What a draft that can be read looks like. */
export const postDraftSchema = v.object({
  title: v.string(),
  content: v.string(),
  hashtagNames: v.array(v.string()),
  hashtagText: v.string(),
  chosenLanguage: v.picklist(['', ...LANGUAGES]),
  // Drafts of former releases have neither.
  region: v.optional(v.nullable(v.number()), null),
  pictures: v.array(v.object({ name: v.string(), path: v.string(), alt: v.optional(v.string(), '') })),
}) satisfies v.GenericSchema<unknown, PostValues>;

/** A draft with pictures that are still there: the post's own, and those that were sent a short while ago. */
export function revivePost({ savedAt, values }: Draft<PostValues>, saved: PostValues, now = Date.now()): PostValues {
  if (now - savedAt < PICTURES_LIVE_MS) return values;
  const isSaved = (path: string) => saved.pictures.some((picture) => picture.path === path);
  return { ...values, pictures: values.pictures.filter(({ path }) => isSaved(path)) };
}
