import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { HeardWrites } from './heard-writes.interceptor.js';
import { RenderedPages } from './rendered-pages.js';
import { WebRenderer } from './web-renderer.js';

/** Open pages, rendered on the server. */
@Module({
  providers: [WebRenderer, RenderedPages, { provide: APP_INTERCEPTOR, useClass: HeardWrites }],
})
export class RenderingModule {}
