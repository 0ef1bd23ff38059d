import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import type { LocalizedText } from '@haiko/shared/i18n/localized';
import { Database } from '../../platform/database/database.js';
import {
  type TranslatableContent,
  type TranslationSubject,
  TranslationSubjects,
} from '../translations/translation-subjects.js';
import { TranslationsService } from '../translations/translations.service.js';
import {
  APPLICATION_NOTES_AS_SUBJECTS,
  LOCK_TEXT_OF_APPLICATION_NOTE,
  STORE_APPLICATION_NOTE_TRANSLATIONS,
  TEXT_OF_APPLICATION_NOTE,
  TEXT_OF_OWN_APPLICATION_NOTE,
} from './application-notes.statements.js';

interface TextRow {
  authorUuid: string;
  originalLanguage: Language;
  content: LocalizedText;
}

/** What the two sides of an application write, as what is translated: each reads it in their language. */
@Injectable()
export class ApplicationNoteTextsService implements TranslationSubject {
  readonly statements = APPLICATION_NOTES_AS_SUBJECTS;

  constructor(
    subjects: TranslationSubjects,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {
    subjects.register('application-note', this);
  }

  /** Whoever writes a note calls this last in the same transaction. */
  contentChanged(uuid: string): Promise<void> {
    return this.translations.request({ subjectType: 'application-note', subjectUuid: uuid }, () => this.load(uuid));
  }

  async load(uuid: string, viewerUuid?: string): Promise<TranslatableContent | null> {
    return viewerUuid === undefined
      ? textOf(await this.database.row(TEXT_OF_APPLICATION_NOTE, { note: uuid }))
      : textOf(await this.database.row(TEXT_OF_OWN_APPLICATION_NOTE, { note: uuid, viewer: viewerUuid }));
  }

  async lock(uuid: string): Promise<TranslatableContent | null> {
    return textOf(await this.database.row(LOCK_TEXT_OF_APPLICATION_NOTE, { note: uuid }));
  }

  async store(uuid: string, { content = {} }: Record<string, LocalizedText>): Promise<void> {
    await this.database.rows(STORE_APPLICATION_NOTE_TRANSLATIONS, { note: uuid, contents: content });
  }
}

function textOf(row: TextRow | undefined): TranslatableContent | null {
  if (!row) return null;
  const { authorUuid, originalLanguage, content } = row;
  return { authorUuid, originalLanguage, fields: { content } };
}
