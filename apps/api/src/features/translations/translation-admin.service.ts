import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/audit.service.js';
import { TranslationSubjects } from './translation-subjects.js';
import { TranslationsService } from './translations.service.js';
import type { SubjectArgs } from './translations.views.js';

/** What administrators do with translations, with its line in the audit log. */
@Injectable()
export class TranslationAdminService {
  constructor(
    private readonly database: Database,
    private readonly translations: TranslationsService,
    private readonly subjects: TranslationSubjects,
    private readonly audit: AuditService,
  ) {}

  /** False where there is no such text. */
  async retranslate(viewer: Viewer, { subjectType, subjectUuid }: SubjectArgs): Promise<boolean> {
    if (!this.subjects.has(subjectType)) return false;
    return this.database.transaction(async () => {
      const isThere = await this.translations.retranslate({ subjectType, subjectUuid });
      if (isThere)
        await this.audit.record(viewer, { action: 'retranslate', targetType: subjectType, targetUuid: subjectUuid });
      return isThere;
    });
  }
}
