import { copyFile, rm } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../platform/errors/app-error.js';
import { type FilePurpose, PRIVATE_PURPOSES, type StoredFile } from './file.entity.js';
import { ATTACHMENT_EXTENSIONS } from '@haiko/shared/limits';
import { cleanFileName } from '@haiko/shared/rules/fileName';
import { SQUARE_SIDE, THUMBNAIL_SIDE } from '@haiko/shared/rules/pictureSizes';
import { newName } from './file-names.js';
import type { FileStore } from './file-store.js';
import { type DocumentExtension, documentExtension, documentType } from './documents.js';
import { reencode } from './images.js';

/** A file as it came in: the sender's name for it, and where its bytes are for now. */
export interface Incoming {
  name: string;
  place: string;
  size: number;
}

export type NewFile = Pick<StoredFile, 'name' | 'path' | 'thumbnailPath' | 'type' | 'size' | 'width' | 'height'>;

/** A file that only has to be published: what it will be, and the bytes that go under each of its names. */
export interface PreparedFile {
  file: NewFile;
  parts: { temporary: string; name: string }[];
}

/** What a purpose takes, by content, where that is not every picture and nothing else. */
const TAKEN: Partial<Record<FilePurpose, { pictures: readonly string[]; documents: readonly DocumentExtension[] }>> = {
  'company-registration': { pictures: ['image/jpeg', 'image/png'], documents: ['pdf'] },
  resume: { pictures: ['image/jpeg', 'image/png', 'image/webp'], documents: ['pdf'] },
  attachment: { pictures: [], documents: ATTACHMENT_EXTENSIONS },
};

/** Checks a file by its content and makes what will be stored of it; throws `UNSUPPORTED_FILE_TYPE`. */
export async function prepareFile(store: FileStore, incoming: Incoming, purpose: FilePurpose): Promise<PreparedFile> {
  const extension = await takenDocument(incoming, purpose);
  const name = newName({ isPrivate: PRIVATE_PURPOSES.includes(purpose) });
  const temporaries = [store.temporary(), store.temporary(), store.temporary()] as const;
  try {
    return extension
      ? await prepareDocument(incoming, `${name}.${extension}`, temporaries[0])
      : await preparePicture(incoming, name, temporaries);
  } catch (error) {
    await removeAll(...temporaries);
    throw error;
  }
}

/** Which document it is; undefined for what has to be a picture. */
async function takenDocument({ place }: Incoming, purpose: FilePurpose): Promise<DocumentExtension | undefined> {
  const taken = TAKEN[purpose];
  if (!taken) return undefined;
  const extension = await documentExtension(place);
  const isTaken = extension
    ? taken.documents.includes(extension)
    : taken.pictures.includes((await fileTypeFromFile(place))?.mime ?? '');
  if (!isTaken) throw new AppError('UNSUPPORTED_FILE_TYPE');
  return extension;
}

async function preparePicture(
  { name: sent, place }: Incoming,
  name: string,
  [temporary, thumbnail, square]: readonly [string, string, string],
): Promise<PreparedFile> {
  const names = [`${name}.webp`, `${name}-${THUMBNAIL_SIDE}.webp`, `${name}-${SQUARE_SIDE}.webp`] as const;
  const picture = await reencode(place, temporary, { thumbnail, square });
  return {
    file: { name: cleanFileName(sent), path: `/files/${names[0]}`, thumbnailPath: `/files/${names[1]}`, ...picture },
    parts: [
      { temporary, name: names[0] },
      { temporary: thumbnail, name: names[1] },
      { temporary: square, name: names[2] },
    ],
  };
}

/** Kept as it is: it is only ever downloaded (deliver.ts), so that nothing in it runs on a page of ours. */
async function prepareDocument(
  { name: sent, place, size }: Incoming,
  name: string,
  temporary: string,
): Promise<PreparedFile> {
  await copyFile(place, temporary);
  const shown = { name: cleanFileName(sent), path: `/files/${name}`, thumbnailPath: null };
  return {
    file: { ...shown, type: documentType(name) ?? '', size, width: null, height: null },
    parts: [{ temporary, name }],
  };
}

/** Removes files; those that are not there are no error. */
export async function removeAll(...files: string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
