import { Controller, UseInterceptors } from '@nestjs/common';
import type { BodyOf } from '@haiko/shared/contract/call';
import { uploadFile, uploadFiles } from '@haiko/shared/contract/files';
import { UploadBody, UploadedFile, UploadedFiles } from '@haiko/shared/contract/files.schemas';
import { MAX_FILES_PER_POST } from '@haiko/shared/limits';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { InputBody } from '../../platform/contract/inputs.js';
import { Tag } from '../../platform/contract/tag.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { FilesService } from './files.service.js';
import type { Incoming, NewFile } from './prepare-file.js';
import { ReceiveFiles } from './upload.interceptor.js';
import { Uploaded } from './uploaded.decorator.js';

@Tag('Files', 'Pictures and papers.')
@Controller()
@SignedIn()
export class UploadController {
  constructor(private readonly files: FilesService) {}

  @Handles(uploadFile, { summary: 'Upload a file', body: UploadBody, file: 'file', reply: UploadedFile })
  @RateLimit('upload')
  @UseInterceptors(ReceiveFiles('file', 1))
  one(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof uploadFile>,
    @Uploaded('file') files: Incoming[],
  ): Promise<NewFile> {
    return this.files.uploadOne(viewer, input.purpose, files);
  }

  @Handles(uploadFiles, { summary: 'Upload several files', body: UploadBody, files: 'files', reply: UploadedFiles })
  @RateLimit('upload')
  @UseInterceptors(ReceiveFiles('files', MAX_FILES_PER_POST))
  many(
    @CurrentViewer() viewer: Viewer,
    @InputBody() input: BodyOf<typeof uploadFiles>,
    @Uploaded('files') files: Incoming[],
  ): Promise<NewFile[]> {
    return this.files.upload(viewer, input.purpose, files);
  }
}
