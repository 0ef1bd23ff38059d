import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { NOTE_IMAGE_BYTES, POST_IMAGE_BYTES, PROFILE_IMAGE_BYTES, UNATTACHED_HOURS } from '@haiko/shared/limits';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { type FilePurpose, PRIVATE_PURPOSES, type StoredFile } from './file.entity.js';
import { cleanFileName } from './file-names.js';
import { FileStore } from './file-store.js';
import { ABANDONED_FILES, ATTACH_FILES, DELETE_FILES, INSERT_FILES, RELEASE_FILES } from './files.statements.js';
import { type Picture, reencode } from './images.js';

/** A file as it came in: the sender's name for it, and where its bytes are for now. */
export interface Incoming {
  name: string;
  place: string;
  size: number;
}

const CLEAN_UP_BATCH = 100;

export const MAX_BYTES: Record<FilePurpose, number> = {
  post: POST_IMAGE_BYTES,
  profile: PROFILE_IMAGE_BYTES,
  note: NOTE_IMAGE_BYTES,
};

/** What people upload, and what of it other features may use. */
@Injectable()
export class FilesService {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
  ) {}

  /** As `upload`, for the call that takes a single file. */
  async uploadOne(ownerUuid: string, purpose: FilePurpose, incoming: Incoming[]): Promise<NewFile> {
    return found((await this.upload(ownerUuid, purpose, incoming))[0]);
  }

  /**
   * Stores pictures, all or none: every one is decoded before the first gets a public name, and nothing is left behind
   * when the last step fails. The sender's temporary files stay theirs.
   */
  async upload(ownerUuid: string, purpose: FilePurpose, incoming: Incoming[]): Promise<NewFile[]> {
    assertRule(
      incoming.every(({ size }) => size <= MAX_BYTES[purpose]),
      'FILE_TOO_LARGE',
    );
    const prepared: Prepared[] = [];
    try {
      for (const file of incoming) prepared.push(await this.#prepare(file, purpose));
      for (const file of prepared) {
        await this.store.publish(file.temporary, file.name);
        await this.store.publish(file.temporaryThumbnail, file.thumbnail);
      }
      const files = prepared.map(newFile);
      await this.database.rows(INSERT_FILES, [ownerUuid, purpose, JSON.stringify(files.map(rowOf))]);
      return files;
    } catch (error) {
      await this.store.remove(...prepared.flatMap(({ name, thumbnail }) => [name, thumbnail]));
      throw isDiskFull(error) ? new AppError('STORAGE_FULL') : error;
    } finally {
      for (const file of prepared) await removeAll(file.temporary, file.temporaryThumbnail);
    }
  }

  /**
   * Marks files as used and returns them in the order of `paths`; throws `FILE_NOT_FOUND` unless each was uploaded by
   * this person for this purpose. Part of the caller's transaction.
   */
  async attach(paths: string[], ownerUuid: string, purpose: FilePurpose): Promise<AttachedFile[]> {
    if (paths.length === 0) return [];
    const files = await this.database.rows<AttachedFile>(ATTACH_FILES, [paths, ownerUuid, purpose]);
    const byPath = new Map(files.map((file) => [file.path, file]));
    return paths.map((path) => {
      const file = byPath.get(path);
      if (!file) throw new AppError('FILE_NOT_FOUND');
      return file;
    });
  }

  /** Files that something no longer refers to; the clean-up takes them when nothing else does. Part of a transaction. */
  async release(uuids: string[]): Promise<void> {
    if (uuids.length > 0) await this.database.rows(RELEASE_FILES, [uuids]);
  }

  /**
   * Removes some files that nobody has referred to for a day, bytes first: a crash in between leaves a row for the next
   * time. Answers how many there were.
   */
  removeAbandoned(): Promise<number> {
    return this.database.transaction(async () => {
      const values = [UNATTACHED_HOURS, CLEAN_UP_BATCH];
      const files = await this.database.rows<AbandonedFile>(ABANDONED_FILES, values);
      for (const { path, thumbnailPath } of files) await this.store.remove(...namesOf(path, thumbnailPath));
      await this.database.rows(DELETE_FILES, [files.map(({ uuid }) => uuid)]);
      return files.length;
    });
  }

  async #prepare({ name, place }: Incoming, purpose: FilePurpose): Promise<Prepared> {
    const temporary = this.store.temporary();
    const temporaryThumbnail = this.store.temporary();
    try {
      const picture = await reencode(place, temporary, temporaryThumbnail);
      const names = this.store.newNames({ isPrivate: PRIVATE_PURPOSES.includes(purpose) });
      return { ...names, originalName: cleanFileName(name), picture, temporary, temporaryThumbnail };
    } catch (error) {
      await removeAll(temporary, temporaryThumbnail);
      throw error;
    }
  }
}

type AbandonedFile = Pick<StoredFile, 'uuid' | 'path' | 'thumbnailPath'>;
export type AttachedFile = Omit<StoredFile, 'owner'>;
export type NewFile = Pick<StoredFile, 'name' | 'path' | 'thumbnailPath' | 'type' | 'size' | 'width' | 'height'>;

interface Prepared {
  name: string;
  thumbnail: string;
  originalName: string;
  picture: Picture;
  temporary: string;
  temporaryThumbnail: string;
}

function newFile({ originalName, name, thumbnail, picture }: Prepared): NewFile {
  return { name: originalName, path: `/files/${name}`, thumbnailPath: `/files/${thumbnail}`, ...picture };
}

function rowOf({ thumbnailPath, ...file }: NewFile): object {
  return { ...file, thumbnail_path: thumbnailPath };
}

function namesOf(...paths: (string | null)[]): string[] {
  return paths.flatMap((path) => path?.split('/').at(-1) ?? []);
}

async function removeAll(...files: string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
}
