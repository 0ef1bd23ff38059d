import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_ACTS } from './audit.personal-data.statements.js';

/** What somebody did as an administrator. */
@Injectable()
export class AuditPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('audit', {
      erases: [],
      keeps: { 'audit_log.actor_uuid': 'What administrators did must stay known; by then the actor has no name.' },
      exports: { administratorActs: EXPORT_ACTS },
      stage: 'account',
      erase: () => Promise.resolve(),
    });
  }
}
