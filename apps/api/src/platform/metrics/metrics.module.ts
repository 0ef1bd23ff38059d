import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics.server.js';
import { QueueFigures } from './queue-figures.js';
import { ServerFigures } from './server-figures.js';

/** What the server tells of itself in numbers: everybody counts by `Metrics`. */
@Global()
@Module({
  providers: [
    {
      provide: Metrics,
      inject: [AppConfig],
      // Where nobody looks the library is not even read from the disk.
      useFactory: async ({ metrics }: AppConfig) => new Metrics(metrics && (await import('prom-client'))),
    },
    MetricsServer,
    QueueFigures,
    ServerFigures,
  ],
  exports: [Metrics],
})
export class MetricsModule {}
