import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccessModule } from './platform/access/access.module.js';
import { ConfigModule } from './platform/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { QueryModule } from './platform/graphql/graphql.module.js';
import { NationalitiesModule } from './features/nationalities/nationalities.module.js';

@Module({
  imports: [ConfigModule, DatabaseModule, AccessModule, QueryModule, NationalitiesModule],
  providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
})
export class AppModule {}
