import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_CONSENTS } from './consents.statements.js';

/** What people agreed to. */
@Injectable()
export class ConsentsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('consents', {
      erases: [],
      keeps: { 'consents.user_uuid': 'What was agreed to stays as proof; by then the person has no name.' },
      exports: { consents: EXPORT_CONSENTS },
      stage: 'account',
      erase: () => Promise.resolve(),
    });
  }
}
