import type { Language } from '@haiko/shared/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Me } from '#/features/account/useMe.ts';
import { useValibotForm } from '#/ui/form/useValibotForm.ts';
import { clearDraft, draftKey, readDraft, storeDraft, type PostDraft } from './postDraft.ts';
import {
  EMPTY_POST,
  isSamePost,
  isSavedPost,
  postSchema,
  toPostText,
  type PostFields,
  type PostText,
  type StoredPicture,
} from './postForm.ts';
import { UploadList } from './uploadList.ts';
import { preparePicture, uploadPicture } from './uploadPicture.ts';

/** Who writes: their drafts, and their language where the letters do not tell. */
export type Writer = Pick<Me, 'uuid' | 'language'>;

/** A post of the server that its author changes. */
export interface PostToModify {
  uuid: string;
  updatedAt: string;
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
  const [known, setKnown] = useState(post);
  const [saved, setSaved] = useState(() => (post ? toPostText(post, mine) : EMPTY_POST));
  const begun = useBeginning(saved, { key, mine, version: post?.updatedAt });
  const { draft, version, isOvertaken } = begun;
  const start = draft ?? saved;
  const form = useValibotForm(postSchema, start.fields);
  const pictures = useUploadList(start.pictures);

  const current = (): PostText => ({ fields: form.getValues(), pictures: pictures.stored() });
  const isFinished = useRef(false);
  const isChanged = () => !isFinished.current && (!isSamePost(current(), saved) || pictures.isSending());

  function discard() {
    begun.beginWith(known?.updatedAt);
    form.reset(saved.fields);
    pictures.reset(saved.pictures);
  }

  useOnWriting(form, pictures, () => {
    if (!isFinished.current) keepIfChanged(key, { ...current(), version }, saved);
  });

  /** The post is on the server: there is nothing left to keep or to ask about. */
  function finish() {
    isFinished.current = true;
    clearDraft(key);
  }

  /** Takes note of what is saved now, and says whether somebody else made it of what the form began with; that stays. */
  function takeNote(now: PostToModify): boolean {
    const text = toPostText(now, mine);
    setKnown(now);
    setSaved(text);
    if (isSamePost(text, saved)) return false;
    const isOwn = isSavedPost(current(), text, mine);
    if (isOwn) begun.beginWith(now.updatedAt);
    else begun.overtake();
    return !isOwn;
  }

  /** Whether the post was changed since the draft was begun. */
  const isOutdated = draft?.version !== undefined && draft.version !== known?.updatedAt;
  const told = { isRestored: draft !== undefined, isOutdated, isOvertaken };
  return { form, pictures, mine, current, isChanged, known, told, takeNote, discard, finish };
}

export type PostEditor = ReturnType<typeof usePostForm>;

interface SavedVersion {
  /** Where the draft is kept. */
  key: string;
  mine: Language;
  /** `updatedAt` of the saved post; none of a new one. */
  version: string | undefined;
}

/** What the form began with: a draft or none, and which version of the saved post. */
function useBeginning(saved: PostText, of: SavedVersion) {
  const [draft, setDraft] = useState(() => readNews(saved, of));
  const [version, setVersion] = useState(draft?.version ?? of.version);
  const [isOvertaken, setIsOvertaken] = useState(false);

  function beginWith(version: string | undefined) {
    setDraft(undefined);
    setVersion(version);
    setIsOvertaken(false);
  }

  return { draft, version, isOvertaken, beginWith, overtake: () => setIsOvertaken(true) };
}

/** The kept draft, unless it has been saved since and only the reply was lost. */
function readNews(saved: PostText, { key, mine, version }: SavedVersion): PostDraft | undefined {
  const draft = readDraft(key);
  const isSaved = draft && draft.version !== version && isSavedPost(draft, saved, mine);
  return isSaved ? undefined : draft;
}

function keepIfChanged(key: string, now: PostDraft, saved: PostText): void {
  if (isSamePost(now, saved)) clearDraft(key);
  else storeDraft(key, now);
}

/** Calls `keep` at every change of the text or its pictures. */
function useOnWriting(form: UseFormReturn<PostFields>, pictures: UploadList, keep: () => void): void {
  useEffect(
    function listen() {
      const stops = [form.subscribe({ formState: { values: true }, callback: keep }), pictures.items.subscribe(keep)];
      return () => stops.forEach((stop) => stop());
    },
    [form, pictures, keep],
  );
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
