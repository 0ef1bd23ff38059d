import { Module } from '@nestjs/common';
import { IdempotencyWorker } from './idempotency.worker.js';

@Module({ providers: [IdempotencyWorker] })
export class IdempotencyModule {}
