import { Controller, Param, Req, Res } from '@nestjs/common';
import { readFile, readPrivateFile } from '@haiko/shared/contract/files';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { CurrentViewer, Public } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { Handles } from '../../platform/contract/handles.js';
import { Tag } from '../../platform/contract/tag.js';
import { AppError, assertRule } from '../../platform/errors/app-error.js';
import { deliver } from './deliver.js';
import { isPrivateName, isPublicName } from './file-names.js';
import { FileStore } from './file-store.js';
import { FilesService } from './files.service.js';
import { PrivateLinks } from './private-links.js';

const NAME = { name: v.string() };

/** The bytes of what was uploaded. */
@Tag('Files', 'Pictures and papers.')
@Controller()
export class FilesController {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesService,
    private readonly links: PrivateLinks,
  ) {}

  /** Private files: for those whom they concern, or by an address that one of them was given minutes ago. */
  @Handles(readPrivateFile, { summary: 'Read a private file', params: NAME, sends: '*/*' })
  @Public()
  async readPrivate(
    @Param('name') rest: string,
    @CurrentViewer() viewer: Viewer | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const name = `private-${rest}`;
    const path = `/files/${name}`;
    const link = this.links.read(path, request.query);
    if (!viewer && !link) throw new AppError('UNAUTHENTICATED');
    // Before the database is asked, which takes no NUL.
    assertRule(isPrivateName(name), 'NOT_FOUND');
    await this.files.openPrivate(path, { viewer, link });
    return deliver(this.store, { name, request, response }, { caching: 'private' });
  }

  /** Public files, which a browser asks for without a bearer, while something shows them; then as private ones. */
  @Handles(readFile, { summary: 'Read a file', params: NAME, sends: '*/*' })
  @Public()
  async read(
    @Param('name') name: string,
    @CurrentViewer() viewer: Viewer | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    assertRule(isPublicName(name), 'NOT_FOUND');
    const path = `/files/${name}`;
    const hasLink = this.links.read(path, request.query) !== undefined;
    const published = await this.files.openPublished(path, viewer, hasLink);
    const caching = published.isShown ? 'public' : 'private';
    return deliver(this.store, { name, request, response }, { caching, shownName: published.name });
  }
}
