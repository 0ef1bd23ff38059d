import { type ArgumentMetadata, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { isUuid } from '@haiko/shared/contract/fields';

@Injectable()
class UuidPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUuid(value)) throw new AppError('VALIDATION_FAILED', { fields: [{ path: data, code: 'INVALID' }] });
    return value.toLowerCase();
  }
}

/** A uuid of the path: `@UuidParam('id') uuid: string`; a malformed one is `VALIDATION_FAILED`. */
export const UuidParam = (name: string) => Param(name, UuidPipe);
