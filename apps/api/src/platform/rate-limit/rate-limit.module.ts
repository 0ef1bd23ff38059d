import { Resolver } from 'node:dns/promises';
import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config.js';
import { CpuAllowance } from './cpu-allowance.js';
import { RateLimits } from './rate-limits.js';
import { SearchEngines } from './search-engines.js';
import { SharedSpending } from './shared-spending.js';

/** Global, so that a handler needs nothing but `@RateLimit(…)`. */
@Global()
@Module({
  providers: [
    RateLimits,
    SearchEngines,
    SharedSpending,
    {
      provide: CpuAllowance,
      inject: [AppConfig],
      useFactory: ({ rateLimitFactor }: AppConfig) => new CpuAllowance(rateLimitFactor),
    },
    { provide: Resolver, useFactory: () => new Resolver({ timeout: 1_000, tries: 2 }) },
  ],
  exports: [RateLimits, SearchEngines],
})
export class RateLimitModule {}
