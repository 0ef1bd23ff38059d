import { i18n } from '#/i18n/i18n.ts';
import { paths } from '#/paths.ts';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';

/** Copies the post's address and says so; where the browser does not let us, shows it for copying by hand. */
export async function sharePost(uuid: string): Promise<void> {
  const url = new URL(paths.postDetail(uuid), window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast(i18n.t('posts.share.copied'));
  } catch {
    await showAlert({ title: i18n.t('posts.share.byHand'), message: url });
  }
}
