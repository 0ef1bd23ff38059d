import { updateMyInfo } from '@haiko/shared/contract/users';
import type { UserInformation } from '@haiko/shared/contract/views.generated';
import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';

/** What decides which jobs one may take. */
export interface MyVisa {
  visaMainId: number | null;
  visaSubId: number | null;
  koreanLevel: number | null;
}

/** The own visa; null takes it back. Rejects when it cannot be saved. */
export async function saveMyVisa(visa: MyVisa): Promise<void> {
  const saved = await rest.call(updateMyInfo, { body: visa });
  client.cache.modify<UserInformation>({
    id: `UserInformation:${saved.uuid}`,
    fields: {
      visaMainId: () => saved.visaMainId,
      visaSubId: () => saved.visaSubId,
      koreanLevel: () => saved.koreanLevel,
    },
  });
  // The résumé has it, too.
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'readMyResume' });
  forgetVisaFits();
}

/** What postings said of the former visa or age: lists and screens ask anew. */
export function forgetVisaFits(): void {
  for (const id of Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('JobPosting:'))) {
    client.cache.evict({ id, fieldName: 'visaFit', broadcast: false });
  }
  client.cache.gc();
}
