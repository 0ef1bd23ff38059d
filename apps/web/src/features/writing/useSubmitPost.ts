import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { ApiError } from '#/api/rest.ts';
import { hasValidSession } from '#/api/session.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { showFieldErrors } from '#/ui/form/showFieldErrors.ts';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/useGoBack.ts';
import { createPost, currentPost, updatePost } from './postForm.actions.ts';
import { toPayload } from './postForm.ts';
import { sendChange } from './sendChange.ts';
import type { PostEditor } from './usePostForm.ts';

/** Asks, waits for the pictures, sends, and shows the post. Whatever fails, the form keeps what was written. */
export function useSubmitPost({ form, pictures, current, known: post, takeNote, finish }: PostEditor) {
  const { t } = useTranslation();
  const returnTo = useReturnTo();

  /** The post's uuid, or undefined where somebody else has changed it and been given way to. */
  async function send(): Promise<string | undefined> {
    const payload = toPayload(current());
    if (!post) return createPost(payload);
    const { uuid, updatedAt } = post;
    const isSaved = await sendChange({
      version: updatedAt,
      send: (version) => updatePost(uuid, { ...payload, updatedAt: version }, post),
      async readAgain() {
        const now = await currentPost(uuid);
        return { version: now.updatedAt, isOvertaken: takeNote(now) };
      },
    });
    return isSaved ? uuid : undefined;
  }

  async function submit() {
    if (!(await confirm(post ? t('writing.confirm.modify') : t('writing.confirm.post')))) return;
    if (!(await pictures.settle())) return showAlert(t('writing.pictures.someFailed'));
    try {
      const uuid = await send();
      if (uuid === undefined) return;
      finish();
      await returnTo(paths.postDetail(uuid));
      toast(post ? t('writing.modified') : t('writing.posted'));
    } catch (error) {
      // The end of a session has been told already.
      if (!hasValidSession()) return;
      if (error instanceof ApiError) showFieldErrors(form, error.fields);
      await showAlert(errorMessage(error));
    }
  }

  return submit;
}
