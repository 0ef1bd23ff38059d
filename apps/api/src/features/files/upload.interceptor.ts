import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ATTACHMENT_BYTES, MAX_FILES_PER_POST, POST_IMAGE_BYTES } from '@haiko/shared/limits';
import type { CallerRequest } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimits } from '../../platform/rate-limit/rate-limits.js';
import { FileStore } from './file-store.js';

const LIMITS = {
  fieldNameSize: 100,
  files: MAX_FILES_PER_POST + 1,
  fields: 5,
  fieldSize: 1_024,
  parts: 20,
  headerPairs: 20,
};

/**
 * Takes the files of a multipart body to the disk (not to memory: ten pictures of 10 MB, times everybody) with hard
 * limits on everything countable, and removes what is left of them before the reply, whatever it is.
 */
export function ReceiveFiles(field: string, maxFiles: number): Type<NestInterceptor> {
  @Injectable()
  class FilesInterceptor implements NestInterceptor {
    readonly #receive: RequestHandler;
    readonly #receiveOfAdmin: RequestHandler;
    // Kept here and not read from the request: the library forgets a file whose writing failed.
    readonly #places = new WeakMap<Request, string[]>();

    constructor(
      store: FileStore,
      private readonly limits: RateLimits,
    ) {
      const storage = multer.diskStorage({
        destination: store.incoming,
        filename: (request, _file, done) => {
          const place = store.temporary();
          this.#places.set(request, [...(this.#places.get(request) ?? []), place]);
          done(null, path.basename(place));
        },
      });
      // Browsers send names as UTF-8 bytes; by default they would be read as Latin-1.
      const receive = (fileSize: number) =>
        multer({ storage, defParamCharset: 'utf8', limits: { ...LIMITS, fileSize } }).array(field, maxFiles);
      this.#receive = receive(POST_IMAGE_BYTES);
      this.#receiveOfAdmin = receive(ATTACHMENT_BYTES);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<CallerRequest>();
      // The purpose may come after the file: until then only who sends it says how large it may be.
      const receive = request.viewer?.role === 'ADMIN' ? this.#receiveOfAdmin : this.#receive;
      try {
        await countBytes(this.limits, request, maxFiles);
        const error: unknown = await new Promise((done) => receive(request, http.getResponse(), done));
        await countFiles(this.limits, request, this.#places.get(request)?.length ?? 0);
        if (error) throw refusalOf(error, field, maxFiles);
        return of(await lastValueFrom(next.handle()));
      } finally {
        for (const place of this.#places.get(request) ?? []) await fs.rm(place, { force: true });
      }
    }
  }
  return mixin(FilesInterceptor);
}

/** Counts the bytes before they come, whatever becomes of them: what is refused has been on the disk as well. */
async function countBytes(limits: RateLimits, { viewer, headers }: CallerRequest, maxFiles: number): Promise<void> {
  // Who does not say how much it is may send as much as there may be.
  const bytes = Number(headers['content-length'] ?? maxFiles * POST_IMAGE_BYTES);
  await limits.count('uploadMegabytes', { userUuid: viewer?.uuid }, Math.max(1, Math.round(bytes / 1_000_000)));
}

/** Counts all files that came; the call itself has counted for one. */
async function countFiles(limits: RateLimits, { viewer }: CallerRequest, count: number): Promise<void> {
  if (count > 1) await limits.count('upload', { userUuid: viewer?.uuid }, count - 1);
}

function refusalOf(error: unknown, field: string, maxFiles: number): unknown {
  const { name, code, field: named } = error as { name?: string; code?: string; field?: string };
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('STORAGE_FULL');
  if (code === 'LIMIT_UNEXPECTED_FILE' && named !== field) {
    return new AppError('VALIDATION_FAILED', { fields: [{ path: named ?? field, code: 'INVALID' }] });
  }
  if (code === 'LIMIT_FIELD_VALUE' && named !== undefined) {
    return new AppError('VALIDATION_FAILED', { fields: [{ path: named, code: 'TOO_LONG' }] });
  }
  // "At most ten" would not be true where one is taken.
  if (maxFiles === 1 && (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')) {
    return new AppError('VALIDATION_FAILED', { fields: [{ path: field, code: 'TOO_MANY' }] });
  }
  // What has neither a name nor a code is the parser's: a body that is no form, or ends too early.
  return name === 'MulterError' || code !== undefined ? error : new AppError('MALFORMED_REQUEST');
}
