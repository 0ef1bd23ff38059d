import type { Language } from '@haiko/shared/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#/features/account/useMe.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { clearDraft, draftKey, readDraft, storeDraft } from './postDraft.ts';
import { EMPTY_POST, isSamePost, postSchema, toPostText, type PostText, type StoredPicture } from './postForm.ts';
import { UploadList } from './uploadList.ts';
import { preparePicture, uploadPicture } from './uploadPicture.ts';

/** Who writes: their drafts, and their language where the letters do not tell. */
export type Writer = Pick<Me, 'uuid' | 'language'>;

/** A post of the server that its author changes. */
export interface PostToModify {
  uuid: string;
  title: string;
  content: string;
  originalLanguage: Language;
  hashtags: readonly { name: string }[];
  post_files: readonly { name: string; path: string }[];
}

/** The form's values, its pictures and its draft, which is kept with every change. */
export function usePostForm(me: Writer, post: PostToModify | undefined) {
  const mine = me.language;
  const key = draftKey(me.uuid, post?.uuid);
  const [saved] = useState(() => (post ? toPostText(post, mine) : EMPTY_POST));
  const [draft, setDraft] = useState(() => readDraft(key));
  const start = draft ?? saved;
  const form = useValibotForm(postSchema, start.fields);
  const pictures = useUploadList(start.pictures);

  const current = (): PostText => ({ fields: form.getValues(), pictures: pictures.stored() });
  const isFinished = useRef(false);
  const isChanged = () => !isFinished.current && (!isSamePost(current(), saved) || pictures.isSending());

  function discard() {
    setDraft(undefined);
    form.reset(saved.fields);
    pictures.reset(saved.pictures);
  }

  useEffect(
    function keepDraft() {
      const keep = () => {
        if (isFinished.current) return;
        keepIfChanged(key, { fields: form.getValues(), pictures: pictures.stored() }, saved);
      };
      const stops = [form.subscribe({ formState: { values: true }, callback: keep }), pictures.items.subscribe(keep)];
      return () => stops.forEach((stop) => stop());
    },
    [form, pictures, saved, key],
  );

  /** The post is on the server: there is nothing left to keep or to ask about. */
  function finish() {
    isFinished.current = true;
    clearDraft(key);
  }

  return { form, pictures, mine, current, isChanged, isRestored: draft !== undefined, discard, finish };
}

export type PostEditor = ReturnType<typeof usePostForm>;

function keepIfChanged(key: string, now: PostText, saved: PostText): void {
  if (isSamePost(now, saved)) clearDraft(key);
  else storeDraft(key, now);
}

function useUploadList(stored: readonly StoredPicture[]): UploadList {
  const [pictures] = useState(() => new UploadList(stored, { prepare: preparePicture, send: uploadPicture }));
  useEffect(
    function stopUploads() {
      return () => pictures.stop();
    },
    [pictures],
  );
  return pictures;
}
