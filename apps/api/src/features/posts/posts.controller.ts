import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { CurrentViewer, ReaderLanguage, SignedIn } from '../../platform/access/access.decorators.js';
import type { Viewer } from '../../platform/access/caller.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostInput } from './posts.inputs.js';
import { PostsService } from './posts.service.js';
import type { PostView } from './posts.views.js';

@Controller('post')
@SignedIn()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Post()
  @RateLimit('post')
  create(
    @CurrentViewer() viewer: Viewer,
    @ReaderLanguage() language: Language,
    @Body() input: PostInput,
  ): Promise<PostView> {
    return this.posts.create(viewer, language, input);
  }

  @Put(':id')
  update(
    @CurrentViewer() viewer: Viewer,
    @ReaderLanguage() language: Language,
    @UuidParam('id') uuid: string,
    @Body() input: PostInput,
  ): Promise<PostView> {
    return this.posts.update(viewer, language, uuid, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.posts.remove(viewer, uuid);
  }
}
