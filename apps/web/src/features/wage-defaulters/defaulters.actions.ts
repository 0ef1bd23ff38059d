import { loadWageDefaulters } from '@haiko/shared/contract/wageDefaulters';
import { client } from '#/api/client.ts';
import { DecideWageDefaulterMatchDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { csvOf } from '#/features/tables/csvOf.ts';
import { decideAtDesk, rereadDesk } from '#/features/desk/rereadDesk.ts';

/** Puts the list of a file, CSV or XLSX, in the place of the one before; returns how many entries it has. */
export async function loadDefaulters(file: File): Promise<number> {
  const { entries } = await rest.call(loadWageDefaulters, { body: { list: await csvOf(file) } });
  await rereadDesk();
  return entries;
}

/** Says whether a company is the wage defaulter whose name it bears. */
export async function decideDefaulter(uuid: string, seenAt: string, isSame: boolean): Promise<void> {
  await decideAtDesk(() =>
    client.mutate({ mutation: DecideWageDefaulterMatchDocument, variables: { uuid, seenAt, isSame } }),
  );
}
