import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { EXPORT_MEMBERSHIPS, FORGET_MEMBERSHIPS } from './company-members.personal-data.statements.js';
import { LOCK_COMPANY_OF_MEMBER } from './company-members.statements.js';

/** For which company somebody works, and which ones have asked. */
@Injectable()
export class CompanyMembersPersonalData {
  constructor(personalData: PersonalData, database: Database) {
    personalData.register('company-members', {
      erases: ['company_members.user_uuid', 'company_invitations.user_uuid'],
      exports: { companyMemberships: EXPORT_MEMBERSHIPS },
      stage: 'relations',
      erase: async ({ userUuid }) => {
        await database.rows(LOCK_COMPANY_OF_MEMBER, { member: userUuid });
        await database.rows(FORGET_MEMBERSHIPS, { user: userUuid });
      },
    });
  }
}
