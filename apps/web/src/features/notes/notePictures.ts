import type { TFunction } from 'i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';

/** Who has sent a picture: what it shows nobody has said. */
export function pictureName(
  t: TFunction,
  { isMyMessage }: Pick<NoteRowFragment, 'isMyMessage'>,
  { isWithdrawn, nickname }: Pick<AuthorFragment, 'isWithdrawn' | 'nickname'>,
): string {
  if (isMyMessage) return t('notes.chat.ownPicture');
  return isWithdrawn ? t('notes.chat.pictureWithdrawn') : t('notes.chat.picture', { name: nickname });
}
