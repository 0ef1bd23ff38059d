import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** Global, so that a handler needs nothing but `@RateLimit(…)`. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitModule {}
