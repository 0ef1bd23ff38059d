import { useSuspenseQuery } from '#/api/apollo.ts';
import { MyInfoDocument, type MyInfoQuery } from '#/api/generated.ts';

export type MyInfo = MyInfoQuery['readUserInformation'];

/** What somebody sees of themselves; asked anew on every opening, with what is known already shown meanwhile. */
export function useMyInfo(): MyInfo {
  return useSuspenseQuery(MyInfoDocument, { fetchPolicy: 'cache-and-network' }).data.readUserInformation;
}
