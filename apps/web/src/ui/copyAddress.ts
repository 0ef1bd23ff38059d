import { i18n } from '#/i18n/i18n.ts';
import { showAlert } from './confirm.ts';
import { toast } from './toast.ts';

/** Copies the whole address of a path and says `copied`; where the browser does not let us, shows it for copying by hand. */
export async function copyAddress(path: string, copied: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
  } catch {
    await showAlert({ title: i18n.t('common.copyByHand'), message: url });
  }
}
