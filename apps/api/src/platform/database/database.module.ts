import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config.js';
import { Database } from './database.js';
import { dataSourceOptions } from './data-source.js';
import { Listener } from './listener.js';
import { Replicas } from './replicas.js';

/** Global, because every feature needs it and a list of identical imports would say nothing. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      // A database that is still starting is waited for, a minute at most.
      useFactory: (config: AppConfig) => ({
        ...dataSourceOptions(config.database),
        retryAttempts: 60,
        retryDelay: 1_000,
      }),
    }),
  ],
  providers: [Database, Listener, Replicas],
  exports: [Database, Listener, Replicas],
})
export class DatabaseModule {}
