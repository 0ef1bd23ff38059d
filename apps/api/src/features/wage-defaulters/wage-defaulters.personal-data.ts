import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

/** Who decided that a company is a wage defaulter. */
@Injectable()
export class WageDefaultersPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('wageDefaulters', {
      erases: [],
      keeps: {
        'wage_defaulter_matches.decided_by_uuid': 'Who decided must stay known; by then the person has no name.',
      },
      exports: {},
      stage: 'account',
      erase: () => Promise.resolve(),
    });
  }
}
