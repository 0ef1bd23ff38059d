import fs from 'node:fs/promises';
import { type CallHandler, type ExecutionContext, mixin, type NestInterceptor, type Type } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { finalize, from, mergeMap, type Observable } from 'rxjs';
import { MAX_FILES_PER_POST, POST_IMAGE_BYTES } from '@haiko/shared/limits';
import { AppError } from '../../platform/errors/app-error.js';
import { FileStore } from './file-store.js';

/**
 * Takes the files of a multipart body to the disk (not to memory: ten pictures of 10 MB, times everybody) with hard
 * limits on everything countable, and removes what is left of them when the request ends, however it ends.
 */
export function ReceiveFiles(field: string, maxFiles: number): Type<NestInterceptor> {
  @Injectable()
  class FilesInterceptor implements NestInterceptor {
    readonly #receive;

    constructor(store: FileStore) {
      this.#receive = multer({
        storage: multer.diskStorage({
          destination: store.incoming,
          filename: (_request, _file, done) => done(null, `upload-${crypto.randomUUID()}`),
        }),
        // Browsers send names as UTF-8 bytes; without this they arrive as Latin-1.
        defParamCharset: 'utf8',
        limits: {
          fileSize: POST_IMAGE_BYTES,
          files: MAX_FILES_PER_POST + 1,
          fields: 5,
          fieldSize: 1_024,
          parts: 20,
          headerPairs: 20,
        },
      }).array(field, maxFiles);
    }

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<Request>();
      return from(this.#received(request, context.switchToHttp().getResponse<Response>())).pipe(
        mergeMap(() => next.handle()),
        finalize(() => void discard(request)),
      );
    }

    #received(request: Request, response: Response): Promise<void> {
      return new Promise((resolve, reject) => {
        this.#receive(request, response, (error: unknown) => (error ? reject(refusalOf(error, field)) : resolve()));
      });
    }
  }
  return mixin(FilesInterceptor);
}

function refusalOf(error: unknown, field: string): unknown {
  const { name, code, field: named } = error as { name?: string; code?: string; field?: string };
  if (name !== 'MulterError') return code === 'ENOSPC' ? new AppError('STORAGE_FULL') : error;
  if (code === 'LIMIT_UNEXPECTED_FILE' && named !== field) {
    return new AppError('VALIDATION_FAILED', { fields: [{ path: named ?? field, code: 'INVALID' }] });
  }
  return error;
}

async function discard(request: Request): Promise<void> {
  const files = Array.isArray(request.files) ? request.files : [];
  for (const file of files) await fs.rm(file.path, { force: true });
}
