import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { NoteWrites } from './note-writes.interceptor.js';
import { Viewers } from './viewers.js';

@Global()
@Module({
  providers: [
    AccessTokens,
    Viewers,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: NoteWrites },
  ],
  exports: [AccessTokens, Viewers],
})
export class AccessModule {}
