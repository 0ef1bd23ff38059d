import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AwaitInvalidation } from './await-invalidation.interceptor.js';
import { BuiltPage } from './built-page.js';
import { RenderedPages } from './rendered-pages.js';
import { PageInvalidation } from './page-invalidation.js';
import { VisitorAnswers } from './visitor-answers.js';
import { WebRenderer } from './web-renderer.js';

/** What visitors see, kept as it is sent: open pages, rendered on the server, and answers to queries. */
@Module({
  providers: [
    PageInvalidation,
    VisitorAnswers,
    WebRenderer,
    BuiltPage,
    RenderedPages,
    { provide: APP_INTERCEPTOR, useClass: AwaitInvalidation },
  ],
  exports: [PageInvalidation],
})
export class RenderingModule {}
