import { client } from '#/api/client.ts';
import {
  CreateBoardPostDocument,
  DeleteBoardPostDocument,
  DeleteCategoryDocument,
  DeskBoardPostDocument,
  PinNoticeDocument,
  RetranslateDocument,
  SaveCategoryDocument,
  UnpinNoticeDocument,
  UpdateBoardPostDocument,
  type CreateBoardPostMutationVariables,
  type DeleteCategoryMutationVariables,
  type SaveCategoryMutationVariables,
  type UpdateBoardPostMutationVariables,
} from '#/api/generated.ts';
import { rereadDesk } from '#/features/desk/rereadDesk.ts';

/** Writes a new post of a board; returns its uuid. */
export async function createBoardPost(input: CreateBoardPostMutationVariables['input']): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: CreateBoardPostDocument, variables: { input } });
  await rereadDesk();
  return data?.createBoardPost.uuid;
}

/** Replaces a post as it was seen; returns when it was changed by that. */
export async function updateBoardPost(variables: UpdateBoardPostMutationVariables): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: UpdateBoardPostDocument, variables });
  await rereadDesk();
  return data?.updateBoardPost.updatedAt;
}

/** When a post was last changed. */
export async function versionOfBoardPost(uuid: string): Promise<string | undefined> {
  const { data } = await client.query({ query: DeskBoardPostDocument, variables: { uuid }, fetchPolicy: 'no-cache' });
  return data?.readPost?.updatedAt;
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
