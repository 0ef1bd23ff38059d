import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';

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
