import { Module } from '@nestjs/common';
import { SuspendedIdentitiesService } from './suspended-identities.service.js';

@Module({ providers: [SuspendedIdentitiesService], exports: [SuspendedIdentitiesService] })
export class SuspendedIdentitiesModule {}
