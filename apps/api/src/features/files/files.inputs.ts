import { Transform } from 'class-transformer';
import { OneOf } from '../../platform/validation/validators.js';
import { FILE_PURPOSES, type FilePurpose } from './file.entity.js';

/** The text part of an upload. */
export class UploadInput {
  @Transform(({ value }) => value ?? 'post')
  @OneOf(FILE_PURPOSES)
  purpose: FilePurpose = 'post';
}
