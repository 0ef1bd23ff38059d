import { giveConsents } from '@haiko/shared/contract/consents';
import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';

/** Takes back the optional consent: what it was for is erased. */
export async function withdrawPurpose(userUuid: string): Promise<void> {
  await rest.call(giveConsents, { body: { purpose: null } });
  client.cache.modify<{ purpose: string | null }>({
    id: `UserInformation:${userUuid}`,
    fields: { purpose: () => null },
  });
}
