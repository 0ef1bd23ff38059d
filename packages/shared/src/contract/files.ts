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
/** The bytes of a file that everybody may see. */
export const readFile = call('GET', '/files/{name}', 200);
/** The bytes of a file that only some may see: by bearer, or by an address that one of them was given. */
export const readPrivateFile = call('GET', '/files/private-{name}', 200);
