import { Module } from '@nestjs/common';
import { RequestKeysWorker } from './request-keys.worker.js';

@Module({ providers: [RequestKeysWorker] })
export class RequestKeysModule {}
