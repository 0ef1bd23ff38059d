import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Anonymous, CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { AppError } from '../../platform/errors/app-error.js';
import { deliver } from './deliver.js';
import { FileStore } from './file-store.js';
import { FilesService } from './files.service.js';
import { PrivateLinks } from './private-links.js';

/** The bytes of what was uploaded. */
@Controller('files')
export class FilesController {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesService,
    private readonly links: PrivateLinks,
  ) {}

  /** Private files: for those whom they concern, or by an address that one of them was given minutes ago. */
  @Get('private-:name')
  @Public()
  async readPrivate(
    @Param('name') rest: string,
    @CurrentViewer() viewer: Viewer | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const name = `private-${rest}`;
    const path = `/files/${name}`;
    if (!this.links.isValid(path, request.query)) {
      if (!viewer) throw new AppError('UNAUTHENTICATED');
      await this.files.open(path, viewer);
    }
    return deliver(this.store.locatePrivate(name), request, response, { caching: 'private' });
  }

  /** Public files; a browser asks without a bearer, and for pictures nothing but the disk is needed to answer. */
  @Get(':name')
  @Anonymous()
  async read(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sentName = await this.files.nameOfDocument(name);
    return deliver(this.store.locate(name), request, response, { caching: 'public', name: sentName });
  }
}
