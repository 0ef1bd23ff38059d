import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RenderingModule } from '../../platform/rendering/rendering.module.js';
import { RulesInForce } from './rules-in-force.js';
import { VisaHolders } from './visa-holders.service.js';
import { VisaRulesController } from './visa-rules.controller.js';
import { VisaRulesPersonalData } from './visa-rules.personal-data.js';
import { VisaRulesQueries } from './visa-rules.queries.js';
import { VisaPolicyResolver, VisaRuleFieldsResolver, VisaRulesResolver } from './visa-rules.resolver.js';
import { VisaRulesService } from './visa-rules.service.js';

@Module({
  imports: [AuditModule, NotificationsModule, RenderingModule],
  controllers: [VisaRulesController],
  providers: [
    VisaRulesResolver,
    VisaRuleFieldsResolver,
    VisaPolicyResolver,
    VisaRulesService,
    VisaRulesQueries,
    RulesInForce,
    VisaHolders,
    VisaRulesPersonalData,
  ],
  exports: [RulesInForce],
})
export class VisaRulesModule {}
