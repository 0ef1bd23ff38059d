import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@haiko/shared/audit';
import {
  ATTACHMENT_BYTES,
  COMPANY_FILE_BYTES,
  NOTE_IMAGE_BYTES,
  POST_IMAGE_BYTES,
  PROFILE_IMAGE_BYTES,
  RESUME_FILE_BYTES,
  UNATTACHED_HOURS,
} from '@haiko/shared/limits';
import { ranksAs, type Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, assertRule, found } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { ADMIN_PURPOSES, type FilePurpose, type StoredFile } from './file.entity.js';
import { FileStore } from './file-store.js';
import { FilesQueries, type PublishedFile } from './files.queries.js';
import {
  ABANDONED_FILES,
  ATTACH_FILES,
  AUDIT_OPENING,
  DELETE_FILES,
  DETACH_FILES,
  INSERT_FILES,
  LOCK_FILES,
  LOCK_RELEASED,
  RELEASE_FILES,
} from './files.statements.js';
import { namesOf } from './names-of.js';
import type { PrivateLink } from './private-links.js';
import { type Incoming, type NewFile, prepareFile, type PreparedFile, removeAll } from './prepare-file.js';

/** So few that a slow store is done with them before the database gives up an idle transaction (10 s). */
const CLEAN_UP_BATCH = 25;

export const MAX_BYTES: Record<FilePurpose, number> = {
  post: POST_IMAGE_BYTES,
  profile: PROFILE_IMAGE_BYTES,
  note: NOTE_IMAGE_BYTES,
  'company-logo': COMPANY_FILE_BYTES,
  'company-registration': COMPANY_FILE_BYTES,
  attachment: ATTACHMENT_BYTES,
  resume: RESUME_FILE_BYTES,
};

/** What people upload, and what of it other features may use. */
@Injectable()
export class FilesService {
  constructor(
    private readonly database: Database,
    private readonly store: FileStore,
    private readonly queries: FilesQueries,
    private readonly security: SecurityLog,
  ) {}

  /** As `upload`, for the call that takes a single file. */
  async uploadOne(viewer: Viewer, purpose: FilePurpose, incoming: Incoming[]): Promise<NewFile> {
    return found((await this.upload(viewer, purpose, incoming))[0]);
  }

  /**
   * Stores files, all or none: every one is checked before the first is stored, and nothing that anybody could see or use is left
   * behind when a later one fails (`UNAVAILABLE` where the store is away). The sender's temporary files stay theirs.
   */
  async upload(viewer: Viewer, purpose: FilePurpose, incoming: Incoming[]): Promise<NewFile[]> {
    assertRule(viewer.role === 'ADMIN' || !ADMIN_PURPOSES.includes(purpose), 'FORBIDDEN');
    assertRule(
      incoming.every(({ size }) => size <= MAX_BYTES[purpose]),
      'FILE_TOO_LARGE',
    );
    const prepared: PreparedFile[] = [];
    try {
      for (const file of incoming) prepared.push(await prepareFile(this.store, file, purpose));
      await this.#keep(viewer, purpose, prepared);
      return prepared.map(({ file }) => file);
    } catch (error) {
      throw isDiskFull(error) ? new AppError('STORAGE_FULL') : error;
    } finally {
      await removeAll(...prepared.flatMap(({ parts }) => parts.map(({ temporary }) => temporary)));
    }
  }

  /**
   * Rows come first and name what follows: whoever is killed in between leaves rows that nobody knows of, and the clean-up of
   * unused files takes them with their bytes.
   */
  async #keep(viewer: Viewer, purpose: FilePurpose, prepared: PreparedFile[]): Promise<void> {
    const files = JSON.stringify(prepared.map(({ file }) => rowOf(file)));
    const rows = await this.database.rows(INSERT_FILES, { owner: viewer.uuid, purpose, files });
    const parts = prepared.flatMap((file) => file.parts);
    try {
      for (const { temporary, name } of parts) await this.store.publish(temporary, name);
    } catch (error) {
      // A store that did not answer may still do what it was asked for: that, too, is the clean-up's.
      if (!isUnavailable(error)) {
        await this.store.remove(...parts.map(({ name }) => name));
        await this.database.rows(DELETE_FILES, { files: rows.map(({ uuid }) => uuid) });
      }
      throw error;
    }
  }

  /**
   * Marks files as used and returns them in the order of `paths`; throws `FILE_NOT_FOUND` unless each was uploaded by
   * this person for one of these purposes. Part of the caller's transaction.
   */
  async attach(paths: string[], ownerUuid: string, ...purposes: FilePurpose[]): Promise<AttachedFile[]> {
    if (paths.length === 0) return [];
    const files = await this.database.rows(ATTACH_FILES, { paths, owner: ownerUuid, purposes });
    const byPath = new Map(files.map((file) => [file.path, file]));
    return paths.map((path) => {
      const file = byPath.get(path);
      if (!file) throw new AppError('FILE_NOT_FOUND');
      return file;
    });
  }

  /**
   * Lets somebody see a private file: whom it concerns, by bearer or by the link that they were given; and who reviews it, by
   * either, which is written down. Throws `NOT_FOUND`.
   */
  async openPrivate(path: string, { viewer, link }: { viewer: Viewer | null; link: PrivateLink | undefined }) {
    if (link && link.reviewer === undefined) return;
    const reader = link?.reviewer ?? viewer?.uuid;
    assertRule(reader !== undefined, 'NOT_FOUND');
    const isAdmin = link ? await this.queries.worksAsAdmin(reader) : ranksAs(viewer, 'ADMIN');
    const { uuid, isReview } = found(await this.queries.readable(path, reader, isAdmin));
    if (isReview) await this.#noteOpening(reader, 'openCertificate', uuid);
  }

  /**
   * Lets somebody see a public file. What only hidden or deleted posts have is there for its author while the post is, for who
   * was given a link to it (`hasLink`), and for moderators and admins, which is written down; throws `NOT_FOUND`.
   */
  async openPublished(path: string, viewer: Viewer | null, hasLink: boolean): Promise<PublishedFile> {
    const file = found(await this.queries.published(path, viewer));
    if (file.isShown || file.isOwn || hasLink) return file;
    // Who decides about posts looks at their pictures.
    if (!ranksAs(viewer, 'MODERATOR', 'ADMIN')) throw new AppError('NOT_FOUND');
    await this.#noteOpening(viewer.uuid, 'openHiddenFile', file.uuid);
    return file;
  }

  async #noteOpening(actor: string, action: AuditAction, file: string): Promise<void> {
    await this.database.rows(AUDIT_OPENING, { actor, action, file });
    this.security.write('ADMIN_READ', actor, { action, target: file });
  }

  /** Files that something no longer refers to; the clean-up takes them when nothing else does. Part of a transaction. */
  async release(uuids: string[]): Promise<void> {
    if (uuids.length === 0) return;
    await this.database.rows(LOCK_RELEASED, { files: uuids });
    await this.database.rows(RELEASE_FILES, { files: uuids });
  }

  /**
   * Removes some files that nobody has referred to for a day, bytes first: a crash in between leaves a row for the next
   * time. Returns how many there were: none while a backup is taken.
   */
  removeAbandoned(): Promise<number> {
    return this.database.transaction(async () => {
      const values = { hours: UNATTACHED_HOURS, batch: CLEAN_UP_BATCH };
      const files = await this.database.rows(ABANDONED_FILES, values);
      await this.#remove(files);
      return files.length;
    });
  }

  /** What was removed before, with what still shows it; inside the caller's transaction. */
  async removeAgain(uuids: string[]): Promise<void> {
    const files = await this.database.rows(LOCK_FILES, { files: uuids });
    const gone = { files: files.map(({ uuid }) => uuid) };
    for (const statement of DETACH_FILES) await this.database.rows(statement, gone);
    await this.#remove(files);
  }

  async #remove(files: RemovedFile[]): Promise<void> {
    const names = files.map(namesOf).flatMap(({ needed, optional }) => [...needed, ...optional]);
    await this.store.remove(...names);
    await this.database.rows(DELETE_FILES, { files: files.map(({ uuid }) => uuid) });
  }
}

type RemovedFile = Pick<StoredFile, 'uuid' | 'path' | 'thumbnailPath'>;
export type AttachedFile = Omit<StoredFile, 'owner'>;

function rowOf({ thumbnailPath, ...file }: NewFile): object {
  return { ...file, thumbnail_path: thumbnailPath };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE';
}

function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
}
