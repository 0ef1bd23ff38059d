import { Module } from '@nestjs/common';
import { VisaRulesController } from './visa-rules.controller.js';

@Module({ controllers: [VisaRulesController] })
export class VisaRulesModule {}
