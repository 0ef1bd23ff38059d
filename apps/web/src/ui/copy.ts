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

/** Hands the address of a path on by the phone's own sheet; where there is none, copies it and says `copied`. */
export async function shareAddress(path: string, { title, copied }: { title: string; copied: string }): Promise<void> {
  const shared = { title, url: new URL(path, window.location.origin).href };
  if (!('share' in navigator) || !navigator.canShare(shared)) return copyAddress(path, copied);
  // Who closes the sheet has changed their mind.
  await navigator.share(shared).catch(() => undefined);
}

/** Copies the whole address of a path and says `copied`, or shows it for copying by hand. */
export function copyAddress(path: string, copied: string): Promise<void> {
  return copyText(new URL(path, window.location.origin).href, { copied, byHand: i18n.t('common.copyByHand') });
}
