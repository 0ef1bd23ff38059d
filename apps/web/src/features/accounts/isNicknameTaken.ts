import { client } from '#/api/client.ts';
import { CheckNicknameDocument } from '#/api/generated.ts';

/** Whether somebody else has this nickname, or one that looks like it. */
export async function isNicknameTaken(nickname: string, signal?: AbortSignal): Promise<boolean> {
  const { data } = await client.query({
    query: CheckNicknameDocument,
    variables: { nickname },
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { signal } },
  });
  return data?.checkNickname.isExist ?? false;
}
