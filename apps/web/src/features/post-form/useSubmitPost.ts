import { useTranslation } from 'react-i18next';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/useGoBack.ts';
import { createPost } from './postForm.actions.ts';
import { payloadOf } from './postForm.ts';
import type { PostEditor, PostToModify } from './usePostForm.ts';

/** Asks, waits for the pictures, sends, and shows the post. Whatever fails, the form keeps what was written. */
export function useSubmitPost({ form, pictures, change, finish }: PostEditor, post: PostToModify | undefined) {
  const { t } = useTranslation();
  const returnTo = useReturnTo();

  /** The post's uuid, or undefined where somebody else has changed it and been given way to. */
  async function send(): Promise<string | undefined> {
    if (!post) return createPost(payloadOf(form.getValues()));
    return (await change(post.uuid)) ? post.uuid : undefined;
  }

  async function submit() {
    if (!(await confirm(post ? t('postForm.confirm.modify') : t('postForm.confirm.post')))) return;
    if (!(await pictures.settle())) return showAlert(t('postForm.pictures.someFailed'));
    try {
      const uuid = await send();
      if (uuid === undefined) return;
      finish();
      await returnTo(paths.postDetail(uuid));
      toast(post ? t('postForm.modified') : t('postForm.posted'));
    } catch (error) {
      await showSubmitError(form, error);
    }
  }

  return submit;
}
