import { call } from './call.ts';
import type { UploadBody, UploadedFile, UploadedFiles } from './files.schemas.ts';

/** Multipart: `file`, and the fields of the body. */
export const uploadFile = call('POST', '/api/file/upload/one', 201)
  .takes<typeof UploadBody>()
  .returns<typeof UploadedFile>();
/** Multipart: `files`, ten at most, all or none of which are taken. */
export const uploadFiles = call('POST', '/api/file/upload/many', 201)
  .takes<typeof UploadBody>()
  .returns<typeof UploadedFiles>();
