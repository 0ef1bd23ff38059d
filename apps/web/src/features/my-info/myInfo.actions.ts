import { exportMyData, updateMyInfo } from '@haiko/shared/contract/users';
import type { Language } from '@haiko/shared/i18n/languages';
import { PROFILE_IMAGE_BYTES } from '@haiko/shared/limits';
import { client } from '#/api/client.ts';
import type { MyInfoQuery } from '#/api/generated.ts';
import { ApiError } from '#/api/apiError.ts';
import { rest } from '#/api/rest.ts';
import { forgetShownTexts } from '#/api/shownTexts.ts';
import { preparePicture } from '#/features/files/uploadPicture.ts';

type MyInfo = MyInfoQuery['readUserInformation'];
type Changed = Pick<MyInfo, 'uuid' | 'nickname' | 'profileImageUrl' | 'nicknameChangeableAt' | 'readingLanguages'>;

/** Rejects with `NICKNAME_TAKEN`, or `NICKNAME_LOCKED` and its `changeableAt`. */
export async function changeNickname(nickname: string): Promise<void> {
  show(await rest.call(updateMyInfo, { body: { nickname } }));
}

/** Sends a picture, made smaller where that helps, and wears it. */
export async function changePicture(chosen: File): Promise<void> {
  const file = await preparePicture(chosen);
  if (file.size > PROFILE_IMAGE_BYTES) throw new ApiError(TOO_LARGE);
  const { path } = await rest.upload(file, { purpose: 'profile' });
  show(await rest.call(updateMyInfo, { body: { profileImageUrl: path } }));
}

const TOO_LARGE = { statusCode: 413, code: 'FILE_TOO_LARGE', message: '', requestId: '' } as const;

export async function removePicture(): Promise<void> {
  show(await rest.call(updateMyInfo, { body: { profileImageUrl: null } }));
}

/** The languages that somebody reads beside the app's. */
export async function saveReadingLanguages(readingLanguages: readonly Language[]): Promise<void> {
  show(await rest.call(updateMyInfo, { body: { readingLanguages: [...readingLanguages] } }));
  forgetShownTexts(client.cache);
}

const EXPORT_NAME = 'haiko-my-data.json';

/** Saves everything that the person wrote, or that is known about them, as a file on their device. */
export async function downloadMyData(): Promise<void> {
  const address = URL.createObjectURL(await rest.download(exportMyData));
  const link = document.createElement('a');
  link.href = address;
  link.download = EXPORT_NAME;
  link.click();
  // The browser has begun to save by then.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Everywhere at once: on one's own page, in the header, beside what one wrote. */
function show({ uuid, nickname, profileImageUrl, nicknameChangeableAt, readingLanguages }: Changed): void {
  const { cache } = client;
  cache.batch({
    update: () => {
      cache.modify<MyInfo>({
        id: `UserInformation:${uuid}`,
        fields: {
          nickname: () => nickname,
          profileImageUrl: () => profileImageUrl,
          nicknameChangeableAt: () => nicknameChangeableAt,
          readingLanguages: () => [...readingLanguages],
        },
      });
      cache.modify<Pick<MyInfo, 'nickname' | 'profileImageUrl'>>({
        id: `User:${uuid}`,
        fields: { nickname: () => nickname, profileImageUrl: () => profileImageUrl },
      });
    },
  });
}
