import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { KeptViewers } from './kept-viewers.js';
import { NoteWrites } from './note-writes.interceptor.js';
import { Viewers } from './viewers.js';

@Global()
@Module({
  imports: [RenderingModule],
  providers: [
    AccessTokens,
    KeptViewers,
    Viewers,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: NoteWrites },
  ],
  exports: [AccessTokens, Viewers],
})
export class AccessModule {}
