import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { type SubjectName, TranslationsService } from './translations.service.js';

/** What administrators do with translations, with its line in the audit log. */
@Injectable()
export class TranslationAdminService {
  constructor(
    private readonly database: Database,
    private readonly translations: TranslationsService,
    private readonly audit: AuditService,
  ) {}

  /** False where there is no such text. */
  again(viewer: Viewer, subject: SubjectName): Promise<boolean> {
    return this.database.transaction(async () => {
      const isThere = await this.translations.again(subject);
      const { subjectType: targetType, subjectUuid: targetUuid } = subject;
      if (isThere) await this.audit.record(viewer, { action: 'retranslate', targetType, targetUuid });
      return isThere;
    });
  }
}
