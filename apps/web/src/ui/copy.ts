import { i18n } from '#/i18n/i18n.ts';
import { showAlert } from './confirm.ts';
import { toast } from './toast.ts';

/** Copies a text and says `copied`; where the browser does not let us, shows it below `byHand`. */
export async function copyText(text: string, { copied, byHand }: Record<'copied' | 'byHand', string>): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    await showAlert({ title: byHand, message: text });
  }
}

/** Copies the whole address of a path and says `copied`, or shows it for copying by hand. */
export function copyAddress(path: string, copied: string): Promise<void> {
  return copyText(new URL(path, window.location.origin).href, { copied, byHand: i18n.t('common.copyByHand') });
}
