import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import type { Incoming } from './prepare-file.js';

/** The files of an upload; none at all is `VALIDATION_FAILED` for the field. */
export const Uploaded = createParamDecorator((field: string, context: ExecutionContext): Incoming[] => {
  const { files } = context.switchToHttp().getRequest<Request>();
  if (!Array.isArray(files) || files.length === 0) {
    throw new AppError('VALIDATION_FAILED', { fields: [{ path: field, code: 'REQUIRED' }] });
  }
  return files.map(({ originalname, path, size }) => ({ name: originalname, place: path, size }));
});
