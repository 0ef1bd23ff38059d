import { useTranslation } from 'react-i18next';
import { ConnectionError } from '#/api/connection.ts';
import { currentAccount } from '#/api/session.ts';
import { keepForLater } from '#/api/unsent.ts';
import { showSubmitError } from '#/features/forms/showSubmitError.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { useReturnTo } from '#/ui/leaving.ts';
import { createPost, unsentPost } from './postForm.actions.ts';
import { payloadOf } from './postForm.ts';
import { usePostReach } from './usePostReach.ts';
import type { PostEditor, PostToModify } from './usePostForm.ts';

/**
 * Asks, waits for the pictures, sends, and shows the post. Where the server cannot be reached a new one waits for it; whatever else
 * fails, the form keeps what was written.
 */
export function useSubmitPost({ form, mine, pictures, change, finish }: PostEditor, post: PostToModify | undefined) {
  const { t } = useTranslation();
  const returnTo = useReturnTo();
  const reach = usePostReach(form, mine);

  /** The post's uuid, or undefined where somebody else has changed it and been given way to. */
  async function send(account: string | undefined): Promise<string | undefined> {
    if (!post) return createPost(payloadOf(form.getValues()), account);
    return (await change(post.uuid)) ? post.uuid : undefined;
  }

  async function submit() {
    const account = currentAccount();
    const question = post ? t('postForm.confirm.modify') : t('postForm.confirm.post');
    if (!(await confirm(reach ? { title: question, message: reach } : question))) return;
    const isComplete = await pictures.settle();
    if (!isComplete && !pictures.isWaiting()) return showAlert(t('postForm.pictures.someFailed'));
    try {
      if (!isComplete) throw new ConnectionError(undefined);
      const uuid = await send(account);
      if (uuid === undefined) return;
      finish();
      await returnTo(paths.postDetail(uuid));
      toast(post ? t('postForm.modified') : t('postForm.posted'));
    } catch (error) {
      if (
        !post &&
        (await keepForLater(error, account, () => unsentPost(payloadOf(form.getValues()), pictures.all())))
      ) {
        finish();
        await returnTo(paths.unsent);
        return toast(t('common.unsent.kept'));
      }
      await showSubmitError(form, error, post && { title: t('postForm.failed') });
    }
  }

  return submit;
}
