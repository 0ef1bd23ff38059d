import { MAX_FILES_PER_POST, POST_IMAGE_BYTES } from '@haiko/shared/limits';
import { isUploadableImage } from '@haiko/shared/rules/image';
import type { MessageKey } from '#/i18n/messageKey.ts';

/** Photos are made smaller before they are sent, so a large one may be chosen; beyond this a phone cannot open it. */
const SHRINKABLE_BYTES = 50 * 1024 * 1024;

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** Kinds that are made smaller; an animation would lose its movement, and WebP is small already. */
export function isShrinkable({ type }: Pick<File, 'type'>): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}

/** Which of the chosen files can be added to `count` others, and what to say about the rest. */
export function checkPictures<T extends Chosen>(files: readonly T[], count: number) {
  const problems = new Set<MessageKey>();
  const accepted: T[] = [];
  for (const file of files) {
    const problem =
      pictureProblem(file, POST_IMAGE_BYTES) ??
      (count + accepted.length < MAX_FILES_PER_POST ? undefined : 'errors.TOO_MANY_FILES');
    if (problem) problems.add(problem);
    else accepted.push(file);
  }
  return { accepted, problems: [...problems] };
}

/** Why a file cannot be a picture, or undefined; `limit` is what the server takes, in bytes. */
export function pictureProblem(file: Chosen, limit: number): MessageKey | undefined {
  if (file.type !== '' && !file.type.startsWith('image/')) return 'forms.onlyImages';
  if (!isUploadableImage(file.name)) return 'errors.UNSUPPORTED_FILE_TYPE';
  const most = isShrinkable(file) ? SHRINKABLE_BYTES : limit;
  return file.size === 0 || file.size > most ? 'errors.FILE_TOO_LARGE' : undefined;
}
