import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { ImportedTextsService } from '../translations/imported-texts.service.js';
import { LOCK_UNTRANSLATED_DESCRIPTION } from './job-imports.statements.js';

/** Has the description of an imported posting translated once somebody opens it: most are never read. */
@Injectable()
export class ImportedDescriptionsService {
  constructor(
    private readonly database: Database,
    private readonly imported: ImportedTextsService,
    private readonly config: AppConfig,
  ) {}

  /** Asks for it where nobody has, its source allows it and today's share has room; else the next one who opens it does. */
  async translate(posting: string): Promise<void> {
    if (!this.imported.areTranslated) return;
    const { jobFeeds } = this.config;
    const untranslated = [...jobFeeds.untranslated, ...jobFeeds.titlesOnly];
    await this.database.transaction(async () => {
      const texts = await this.database.row(LOCK_UNTRANSLATED_DESCRIPTION, { posting, untranslated });
      if (!texts) return;
      const { originalLanguage, title, description } = texts;
      const content = { authorUuid: null, originalLanguage, fields: { title, description } };
      // Somebody waits for it.
      await this.imported.request({ subjectType: 'job-posting', subjectUuid: posting }, { content, isUrgent: true });
    });
  }
}
