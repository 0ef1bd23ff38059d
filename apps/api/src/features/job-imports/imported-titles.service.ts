import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { ImportedTextsService } from '../translations/imported-texts.service.js';
import { UNTRANSLATED } from './job-imports.statements.js';

/** As many as are translated until they are looked for again, so that the queue stays short. */
const ASKED_AT_ONCE = 500;
const PAGE = 50;

/** Has the titles of imported postings translated: what lists show of them, and what they are found by. */
@Injectable()
export class ImportedTitlesService {
  constructor(
    private readonly database: Database,
    private readonly imported: ImportedTextsService,
    private readonly config: AppConfig,
  ) {}

  /** Asks for those of the newest open postings, as far as today's share goes; returns how many. */
  async translateNewest(): Promise<number> {
    if (!this.imported.areTranslated) return 0;
    const { untranslated } = this.config.jobFeeds;
    for (let asked = 0; ;) {
      const postings = await this.database.rows(UNTRANSLATED, { untranslated, limit: PAGE });
      for (const { uuid } of postings) {
        if (!(await this.imported.request({ subjectType: 'job-posting', subjectUuid: uuid }))) return asked;
        asked += 1;
      }
      if (postings.length < PAGE || asked >= ASKED_AT_ONCE) return asked;
    }
  }
}
