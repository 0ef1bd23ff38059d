import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { UsersController } from './users.controller.js';
import { UsersPersonalData } from './users.personal-data.js';
import { UsersQueries } from './users.queries.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [FilesModule],
  controllers: [UsersController],
  providers: [UsersService, UsersQueries, UsersResolver, UsersPersonalData],
  exports: [UsersService, UsersQueries],
})
export class UsersModule {}
