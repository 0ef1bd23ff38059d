import { Module } from '@nestjs/common';
import { FeastsResolver } from './feasts.resolver.js';

@Module({ providers: [FeastsResolver] })
export class FeastsModule {}
