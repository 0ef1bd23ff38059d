import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import {
  LOCK_TEXTS_OF_RESUME,
  RESUMES_AS_SUBJECTS,
  STORE_RESUME_TRANSLATIONS,
  TEXTS_OF_OWN_RESUME,
  TEXTS_OF_RESUME,
} from './resume-texts.statements.js';

/** What résumés say, as what is translated: so that it is there in Korean before a company opens it. */
@Injectable()
export class ResumeTextsService implements TranslationSubject {
  readonly statements = RESUMES_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {
    subjects.register('resume', this);
  }

  /** Whoever writes a résumé's texts calls this last in the same transaction. */
  contentChanged(uuid: string): Promise<void> {
    return this.translations.request({ subjectType: 'resume', subjectUuid: uuid }, () => this.load(uuid));
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    const texts =
      viewerUuid === undefined
        ? await this.database.row(TEXTS_OF_RESUME, { resume: uuid })
        : await this.database.row(TEXTS_OF_OWN_RESUME, { resume: uuid, viewer: viewerUuid });
    return texts ?? null;
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    return (await this.database.row(LOCK_TEXTS_OF_RESUME, { resume: uuid })) ?? null;
  }

  async store(uuid: string, texts: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_RESUME_TRANSLATIONS, { resume: uuid, translations: JSON.stringify(texts) });
  }
}
