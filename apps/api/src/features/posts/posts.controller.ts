import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentReader, CurrentViewer, SignedIn } from '../../platform/access/access.decorators.js';
import type { Reader, Viewer } from '../../platform/access/caller.js';
import { Answers } from '../../platform/http/answers.decorator.js';
import { RateLimit } from '../../platform/rate-limit/rate-limit.guard.js';
import { RequestKey } from '../../platform/request-keys/request-key.js';
import { OriginalLanguageInput } from '../../platform/validation/original-language.input.js';
import { UuidParam } from '../../platform/validation/uuid-param.js';
import { PostInput } from './posts.inputs.js';
import { PostsService } from './posts.service.js';
import { PostView } from './posts.views.js';

@Controller('post')
@SignedIn()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Post()
  @RateLimit('post')
  @Answers(PostView)
  create(
    @CurrentReader() reader: Reader<Viewer>,
    @Body() input: PostInput,
    @RequestKey() key: string | null,
  ): Promise<PostView> {
    return this.posts.create(reader, input, key);
  }

  @Put(':id')
  @RateLimit('edit')
  @Answers(PostView)
  update(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() input: PostInput,
  ): Promise<PostView> {
    return this.posts.update(reader, uuid, input);
  }

  @Put(':id/language')
  @RateLimit('edit')
  @Answers(PostView)
  correctLanguage(
    @CurrentReader() reader: Reader<Viewer>,
    @UuidParam('id') uuid: string,
    @Body() { originalLanguage }: OriginalLanguageInput,
  ): Promise<PostView> {
    return this.posts.correctLanguage(reader, uuid, originalLanguage);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit('delete')
  remove(@CurrentViewer() viewer: Viewer, @UuidParam('id') uuid: string): Promise<void> {
    return this.posts.remove(viewer, uuid);
  }
}
