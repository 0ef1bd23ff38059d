import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { Tracing } from './tracing.js';

/** Which request or job a log line and a statement belong to. */
@Global()
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [AppConfig],
      // Where no collector is set nothing of OpenTelemetry is even read from the disk.
      useFactory: async ({ tracing }: AppConfig) =>
        tracing
          ? new Tracing((await import('./otlp-exporter.js')).otlpExporter(tracing), tracing.share)
          : new Tracing(),
    },
  ],
  exports: [Tracing],
})
export class TracingModule {}
