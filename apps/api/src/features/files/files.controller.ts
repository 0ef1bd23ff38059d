import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Anonymous } from '../../platform/access/access.decorators.js';
import { deliver } from './deliver.js';
import { FileStore } from './file-store.js';

/** Public pictures; a browser asks without a bearer, and nothing but the disk is needed to answer. */
@Controller('files')
@Anonymous()
export class FilesController {
  constructor(private readonly store: FileStore) {}

  @Get(':name')
  read(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return deliver(this.store.locate(name), request, response);
  }
}
