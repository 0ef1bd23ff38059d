import * as v from 'valibot';
import { fields } from './fields.ts';

/** What a file is uploaded for; it decides the size limit and who may attach it where. */
export const FILE_PURPOSES = [
  'post',
  'profile',
  'note',
  'company-logo',
  'company-registration',
  'attachment',
  'resume',
] as const;

/** The text part of an upload. */
export const UploadBody = fields({ purpose: v.nullish(v.picklist(FILE_PURPOSES, 'INVALID'), 'post') });

const size = v.pipe(v.number(), v.integer());

/** A file that was uploaded; `path` is what posts, notes and companies refer to. */
export const UploadedFile = v.object({
  name: v.string(),
  path: v.string(),
  thumbnailPath: v.nullable(v.string()),
  type: v.string(),
  size,
  width: v.nullable(size),
  height: v.nullable(size),
});

export const UploadedFiles = v.array(UploadedFile);
