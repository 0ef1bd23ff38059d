import { updateMyInfo } from '@haiko/shared/contract/users';
import type { UserInformation } from '@haiko/shared/contract/views.generated';
import { client } from '#/api/client.ts';
import { rest } from '#/api/rest.ts';

/** The district in which one lives; null takes it back. Rejects when it cannot be saved. */
export async function saveMyTown(regionId: number | null): Promise<void> {
  const saved = await rest.call(updateMyInfo, { body: { regionId } });
  client.cache.modify<UserInformation>({
    id: `UserInformation:${saved.uuid}`,
    fields: { regionId: () => saved.regionId },
  });
}
