import { Body, Controller, Post, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { MAX_FILES_PER_POST } from '@haiko/shared/limits';
import { CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { FILE_PURPOSES } from './file.entity.js';
import { UploadInput } from './files.inputs.js';
import { FilesService } from './files.service.js';
import type { Incoming, NewFile } from './prepare-file.js';
import { ReceiveFiles } from './upload.interceptor.js';
import { Uploaded } from './uploaded.decorator.js';

const BINARY = { type: 'string', format: 'binary' };
const PURPOSE = { enum: [...FILE_PURPOSES], default: 'post' };
const FILE = {
  name: { type: 'string' },
  path: { type: 'string' },
  thumbnailPath: { type: 'string', nullable: true },
  type: { type: 'string' },
  size: { type: 'integer' },
  width: { type: 'integer', nullable: true },
  height: { type: 'integer', nullable: true },
};

@Controller('file/upload')
@SignedIn()
export class UploadController {
  constructor(private readonly files: FilesService) {}

  @Post('one')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { properties: { file: BINARY, purpose: PURPOSE } } })
  @RateLimit('upload')
  @UseInterceptors(ReceiveFiles('file', 1))
  @Answers(FILE)
  one(
    @CurrentViewer() viewer: Viewer,
    @Body() input: UploadInput,
    @Uploaded('file') files: Incoming[],
  ): Promise<NewFile> {
    return this.files.uploadOne(viewer, input.purpose, files);
  }

  @Post('many')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { properties: { files: { type: 'array', items: BINARY }, purpose: PURPOSE } } })
  @RateLimit('upload')
  @UseInterceptors(ReceiveFiles('files', MAX_FILES_PER_POST))
  @Answers([FILE])
  many(
    @CurrentViewer() viewer: Viewer,
    @Body() input: UploadInput,
    @Uploaded('files') files: Incoming[],
  ): Promise<NewFile[]> {
    return this.files.upload(viewer, input.purpose, files);
  }
}
