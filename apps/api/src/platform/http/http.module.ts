import { Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from '../config.js';
import { HealthController } from '../health/health.controller.js';
import { Readiness } from '../health/readiness.js';
import { Draining } from './draining.js';
import { logOptions } from './log-options.js';
import { SecurityLog } from '../security-log/security-log.js';
import { PageMetadataSources } from './page-metadata.js';

/** What is between the socket and the features: health, leaving in order, and the log. */
@Global()
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AppConfig],
      // request-log.ts writes the line of a request (hence no routes); this is everybody's logger.
      useFactory: ({ logLevel }: AppConfig) => ({ forRoutes: [], pinoHttp: logOptions(logLevel) }),
    }),
  ],
  controllers: [HealthController],
  providers: [Draining, PageMetadataSources, Readiness, SecurityLog],
  exports: [Draining, PageMetadataSources, SecurityLog],
})
export class HttpModule {}
