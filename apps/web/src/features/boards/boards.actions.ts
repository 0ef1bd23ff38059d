import { client } from '#/api/client.ts';
import {
  CreateBoardPostDocument,
  DeleteBoardPostDocument,
  DeleteCategoryDocument,
  PinNoticeDocument,
  RetranslateDocument,
  SaveCategoryDocument,
  UnpinNoticeDocument,
  UpdateBoardPostDocument,
  type CreateBoardPostMutationVariables,
  type DeleteCategoryMutationVariables,
  type SaveCategoryMutationVariables,
} from '#/api/generated.ts';
import { rereadDesk } from '#/features/desk/rereadDesk.ts';

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

/** Adds a category of a board, or changes one. */
export async function saveCategory(variables: SaveCategoryMutationVariables): Promise<void> {
  await client.mutate({ mutation: SaveCategoryDocument, variables });
  await rereadDesk();
}

/** Takes a category away; what stands in it moves to another one, or has none. */
export async function deleteCategory(variables: DeleteCategoryMutationVariables): Promise<void> {
  await client.mutate({ mutation: DeleteCategoryDocument, variables });
  await rereadDesk();
}

/** Has no notice on top. */
export async function unpinNotice(): Promise<void> {
  await client.mutate({ mutation: UnpinNoticeDocument });
  await rereadDesk();
}

/** Has machines translate a post once more; what people wrote stays. */
export async function retranslatePost(uuid: string): Promise<void> {
  await client.mutate({ mutation: RetranslateDocument, variables: { subjectType: 'post', subjectUuid: uuid } });
}

/** Puts a notice on top, in place of the one that is there. */
export async function pinNotice(uuid: string): Promise<void> {
  await client.mutate({ mutation: PinNoticeDocument, variables: { uuid } });
  await rereadDesk();
}
