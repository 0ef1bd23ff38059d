import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { Viewers } from './viewers.js';

@Global()
@Module({
  providers: [AccessTokens, Viewers, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [AccessTokens, Viewers],
})
export class AccessModule {}
