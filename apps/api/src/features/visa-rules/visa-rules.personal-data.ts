import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_VISA_RULES } from './visa-rules.personal-data.statements.js';

const WHY = 'Who entered and who confirmed a rule must stay known; by then the person has no name.';

/** What somebody entered as an administrator. */
@Injectable()
export class VisaRulesPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('visaRules', {
      erases: [],
      keeps: { 'visa_rules.proposed_by_uuid': WHY, 'visa_rules.decided_by_uuid': WHY },
      exports: { visaRules: EXPORT_VISA_RULES },
      stage: 'account',
      erase: () => Promise.resolve(),
    });
  }
}
