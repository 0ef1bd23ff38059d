import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';
import { i18n } from '#/i18n/i18n.ts';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';

/** Copies a posting's address and says so; where the browser does not let us, shows it for copying by hand. */
export async function shareJob(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(url);
    toast(i18n.t('jobs.detail.copied'));
  } catch {
    await showAlert({ title: i18n.t('jobs.detail.byHand'), message: url });
  }
}

/** The own visa; null takes it back. Rejects when it cannot be saved. */
export async function saveMyVisa(visaMainId: number | null, visaSubId: number | null): Promise<void> {
  const saved = await rest.put<SavedVisa>('/api/user', { visaMainId, visaSubId });
  client.cache.modify<SavedVisa>({
    id: `UserInformation:${saved.uuid}`,
    fields: { visaMainId: () => saved.visaMainId, visaSubId: () => saved.visaSubId },
  });
}

interface SavedVisa {
  uuid: string;
  visaMainId: number | null;
  visaSubId: number | null;
}
