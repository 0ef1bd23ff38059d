import { Injectable } from '@nestjs/common';
import type { Language } from '@haiko/shared/i18n/languages';
import { type LocalizedText } from '@haiko/shared/i18n/localized';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AppError, found } from '../../platform/errors/app-error.js';
import { Translator } from '../translations/translator.js';
import { STORE_NOTE_TRANSLATION, TEXT_OF_NOTE } from './notes.statements.js';
import type { TranslatedNote } from './notes.views.js';

interface NoteText {
  originalLanguage: Language;
  content: LocalizedText;
}

/** Notes are private: one is translated only when one of the two asks for it, and then kept for both. */
@Injectable()
export class NoteTranslationsService {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  /** Throws `NOT_FOUND` for a note that the viewer does not have, `TRANSLATION_UNAVAILABLE` when nobody translates it now. */
  async translate(viewer: Viewer, uuid: string, language: Language): Promise<TranslatedNote> {
    const { content, originalLanguage } = found(await this.database.row<NoteText>(TEXT_OF_NOTE, [uuid, viewer.uuid]));
    const known = content[language];
    if (known !== undefined) return { uuid, language, content: known };
    const made = await this.#make(content[originalLanguage] ?? '', originalLanguage, language);
    await this.database.rows(STORE_NOTE_TRANSLATION, [uuid, { [language]: made }]);
    return { uuid, language, content: made };
  }

  async #make(text: string, from: Language, to: Language): Promise<string> {
    if (text === '') return '';
    if (!this.translator.supports(from, to)) throw new AppError('TRANSLATION_UNAVAILABLE');
    const [translated] = await this.translator.translate([text], from, to);
    if (!translated || 'problem' in translated) throw new AppError('TRANSLATION_UNAVAILABLE');
    return translated.text;
  }
}
