import { LANGUAGES } from '@haiko/shared/i18n/languages';
import * as v from 'valibot';
import { forgetInTab, keepInTab, readFromTab } from '#/tabStorage.ts';
import type { PostText } from './postForm.ts';

// The server removes pictures that no post uses after a day; an older draft comes back without them.
const PICTURES_LIVE_MS = 23 * 60 * 60 * 1000;

const draftSchema = v.object({
  savedAt: v.number(),
  version: v.optional(v.string()),
  fields: v.object({
    title: v.string(),
    content: v.string(),
    hashtagNames: v.array(v.string()),
    hashtagText: v.string(),
    chosenLanguage: v.picklist(['', ...LANGUAGES]),
  }),
  pictures: v.array(v.object({ name: v.string(), path: v.string() })),
});

/** A post as it is being written, and which version of the saved one it was begun with. */
export interface PostDraft extends PostText {
  version?: string | undefined;
}

/** Where a person's draft of a post is kept: one for a new post, one for each that they change. */
export function draftKey(account: string, postUuid: string | undefined): string {
  return `draft:post:${account}:${postUuid ?? 'new'}`;
}

/**
 * Drafts live in the tab's own storage: they survive a reload, a crash and the end of a session, and a tab never
 * overwrites another one's.
 */
export function storeDraft(key: string, { fields, pictures, version }: PostDraft, now = Date.now()): void {
  keepInTab(key, { savedAt: now, version, fields, pictures });
}

export function clearDraft(key: string): void {
  forgetInTab(key);
}

/** The kept draft, or undefined where there is none that can be read. */
export function readDraft(key: string, now = Date.now()): PostDraft | undefined {
  const draft = v.safeParse(draftSchema, readFromTab(key));
  if (!draft.success) return undefined;
  const { savedAt, version, fields, pictures } = draft.output;
  return { version, fields, pictures: now - savedAt < PICTURES_LIVE_MS ? pictures : [] };
}
