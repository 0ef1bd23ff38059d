import { i18n } from '#/i18n/i18n.ts';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';

/** Copies the address of a post's screen and says so; where the browser does not let us, shows it for copying by hand. */
export async function sharePost(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast(i18n.t('posts.share.copied'));
  } catch {
    await showAlert({ title: i18n.t('posts.share.byHand'), message: url });
  }
}
