import { Module } from '@nestjs/common';
import { OperatorResolver } from './operator.resolver.js';

@Module({ providers: [OperatorResolver] })
export class OperatorModule {}
