import { SQUARE_SIDE, THUMBNAIL_SIDE } from '@haiko/shared/rules/pictureSizes';
import type { StoredFile } from './file.entity.js';

interface Names {
  needed: string[];
  /** Pictures of before there were squares have none. */
  optional: string[];
}

/** The names under which a file's bytes lie, in every size. */
export function namesOf({ path, thumbnailPath }: Pick<StoredFile, 'path' | 'thumbnailPath'>): Names {
  const nameOf = (place: string | null | undefined) => place?.split('/').at(-1) ?? [];
  const square = thumbnailPath?.replace(`-${THUMBNAIL_SIDE}.`, `-${SQUARE_SIDE}.`);
  return { needed: [path, thumbnailPath].flatMap(nameOf), optional: [square].flatMap(nameOf) };
}
