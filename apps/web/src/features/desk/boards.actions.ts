import { client } from '#/api/client.ts';
import {
  CreateBoardPostDocument,
  DeleteBoardPostDocument,
  PinNoticeDocument,
  UpdateBoardPostDocument,
  type CreateBoardPostMutationVariables,
} from '#/api/generated.ts';
import { rereadDesk } from './rereadDesk.ts';

/** Writes a new post of a board, or replaces one; returns its uuid. */
export async function saveBoardPost(
  uuid: string | undefined,
  input: CreateBoardPostMutationVariables['input'],
): Promise<string | undefined> {
  const saved =
    uuid === undefined
      ? (await client.mutate({ mutation: CreateBoardPostDocument, variables: { input } })).data?.createBoardPost
      : (await client.mutate({ mutation: UpdateBoardPostDocument, variables: { uuid, input } })).data?.updateBoardPost;
  await rereadDesk();
  return saved?.uuid;
}

export async function deleteBoardPost(uuid: string): Promise<void> {
  await client.mutate({ mutation: DeleteBoardPostDocument, variables: { uuid } });
  await rereadDesk();
}

/** Puts a notice on top, in place of the one that is there. */
export async function pinNotice(uuid: string): Promise<void> {
  await client.mutate({ mutation: PinNoticeDocument, variables: { uuid } });
}
