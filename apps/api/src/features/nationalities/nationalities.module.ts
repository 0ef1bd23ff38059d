import { Module } from '@nestjs/common';
import { NationalitiesResolver } from './nationalities.resolver.js';

@Module({ providers: [NationalitiesResolver] })
export class NationalitiesModule {}
