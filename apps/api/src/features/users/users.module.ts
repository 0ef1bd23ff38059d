import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/consents.module.js';
import { FilesModule } from '../files/files.module.js';
import { HeldNicknames } from './held-nicknames.js';
import { UsersController } from './users.controller.js';
import { UsersPersonalData } from './users.personal-data.js';
import { UsersQueries } from './users.queries.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [FilesModule, ConsentsModule],
  controllers: [UsersController],
  providers: [UsersService, UsersQueries, HeldNicknames, UsersResolver, UsersPersonalData],
  exports: [UsersService, UsersQueries, HeldNicknames],
})
export class UsersModule {}
