import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Language } from '@haiko/shared/i18n/languages';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetUnsent, type Unsent } from '#/api/unsent.ts';
import { type ChosenPicture, UploadList } from '#/features/files/uploadList.ts';
import { preparePicture, uploadPicture } from '#/features/files/uploadPicture.ts';
import { draftKey } from '#/features/forms/drafts.ts';
import { useDraftForm } from '#/features/forms/useDraftForm.ts';
import type { Writer } from '#/features/users/useMe.ts';
import { postDraftSchema, revivePost } from './postDraft.ts';
import { loadPostToModify, updatePost } from './postForm.actions.ts';
import {
  EMPTY_POST,
  isSamePost,
  isSavedPost,
  payloadOf,
  postSchema,
  valuesOf,
  valuesOfUnsent,
  type PostValues,
} from './postForm.ts';

/** A post of the server that its author changes. */
export interface PostToModify {
  uuid: string;
  updatedAt: string;
  title: string;
  content: string;
  originalLanguage: Language;
  region: { id: number } | null;
  hashtags: readonly { name: string }[];
  post_files: readonly { name: string; path: string; alt: string | null }[];
}

/** What the form is about: a post of the server, one that was not sent, or, without either, a new one. */
export interface WrittenPost {
  post?: PostToModify | undefined;
  unsent?: Unsent | undefined;
}

/** The form of a post, its pictures, and its draft, which is kept with every change. */
export function usePostForm({ uuid: account, language: mine }: Writer, { post, unsent }: WrittenPost) {
  const savedOf = (now: PostToModify) => ({ saved: valuesOf(now, mine), version: now.updatedAt });
  const editor = useDraftForm<PostValues>({
    key: draftKey('post', account, post?.uuid ?? unsent?.id),
    stored: postDraftSchema,
    ...(post ? savedOf(post) : { saved: unsent ? valuesOfUnsent(unsent) : EMPTY_POST }),
    isSame: isSamePost,
    isSaved: (sent, saved) => isSavedPost(sent, saved, mine),
    revive: revivePost,
    form: { resolver: valibotResolver(postSchema), shouldFocusError: false },
  });
  const { form, saved, isFinished } = editor;
  // Sent anew, because the server may have forgotten them.
  const unsentPictures = (unsent?.pictures ?? []).flatMap(({ file, alt = '' }) => (file ? { file, alt } : []));
  const pictures = usePictures(form, unsentPictures);
  return {
    ...editor,
    finish() {
      editor.finish();
      // Whatever becomes of it now, it is not what was kept.
      if (unsent) void forgetUnsent(unsent.id).catch(() => undefined);
    },
    mine,
    pictures,
    isChanged: () => editor.isChanged() || (!isFinished() && pictures.isSending()),
    discard() {
      editor.discard();
      pictures.reset(saved.pictures, unsentPictures);
      pictures.resume();
    },
    /** Whether it was saved; somebody else may have changed the post, and been given way to. */
    change: (uuid: string) =>
      editor.sendChange(
        (updatedAt) => updatePost(uuid, { ...payloadOf(form.getValues()), updatedAt }, saved),
        async () => savedOf(await loadPostToModify(uuid)),
      ),
  };
}

export type PostEditor = ReturnType<typeof usePostForm>;

/** The pictures of the form, whose value holds those that have arrived. */
function usePictures(form: UseFormReturn<PostValues>, unsent: readonly ChosenPicture[]): UploadList {
  const [pictures] = useState(() => {
    const stored = form.getValues('pictures');
    // A draft may have them already.
    const missing = unsent.filter(({ file }) => !stored.some(({ name }) => name === file.name));
    return new UploadList(stored, { prepare: preparePicture, send: uploadPicture }, missing);
  });
  useEffect(
    function followUploads() {
      pictures.resume();
      const unsubscribe = pictures.items.subscribe(() => form.setValue('pictures', pictures.stored()));
      return () => {
        unsubscribe();
        pictures.stop();
      };
    },
    [form, pictures],
  );
  return pictures;
}
