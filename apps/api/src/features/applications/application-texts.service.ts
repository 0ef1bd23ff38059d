import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import { ResumeTextsService } from '../resumes/resume-texts.service.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import {
  APPLICATIONS_AS_SUBJECTS,
  LOCK_TEXT_OF_APPLICATION,
  STORE_APPLICATION_TRANSLATIONS,
  TEXT_OF_APPLICATION,
  TEXT_OF_OWN_APPLICATION,
} from './application-texts.statements.js';

interface TextRow {
  authorUuid: string;
  originalLanguage: Language;
  message: LocalizedText;
}

/** What people write to a company as they apply, as what is translated: like the résumé that goes with it. */
@Injectable()
export class ApplicationTextsService implements TranslationSubject {
  readonly statements = APPLICATIONS_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly translations: TranslationsService,
    private readonly resumes: ResumeTextsService,
  ) {
    subjects.register('application', this);
  }

  contentChanged(uuid: string): Promise<void> {
    return this.translations.request({ subjectType: 'application', subjectUuid: uuid }, () => this.load(uuid));
  }

  /** Whoever sends an application calls this last in the same transaction: its message, and the copy of the résumé that goes with it. */
  async contentSent(uuid: string, resumeUuid: string): Promise<void> {
    await this.resumes.contentChanged(resumeUuid);
    await this.contentChanged(uuid);
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    return viewerUuid === undefined
      ? textOf(await this.database.row(TEXT_OF_APPLICATION, { application: uuid }))
      : textOf(await this.database.row(TEXT_OF_OWN_APPLICATION, { application: uuid, viewer: viewerUuid }));
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    return textOf(await this.database.row(LOCK_TEXT_OF_APPLICATION, { application: uuid }));
  }

  async store(uuid: string, { message = {} }: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_APPLICATION_TRANSLATIONS, { application: uuid, messages: message });
  }
}

function textOf(row: TextRow | undefined): TranslatableContent | null {
  if (!row) return null;
  const { authorUuid, originalLanguage, message } = row;
  return { authorUuid, originalLanguage, fields: { message } };
}
