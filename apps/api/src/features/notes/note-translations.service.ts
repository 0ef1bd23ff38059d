import { Injectable } from '@nestjs/common';
import type { ReplyOf } from '@haiko/shared/contract/call';
import type { translateNote } from '@haiko/shared/contract/notes';
import type { Language } from '@haiko/shared/i18n/languages';
import type { Viewer } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { found } from '../../platform/errors/app-error.js';
import { TranslationsOnRequest } from '../machine-translation/translations-on-request.js';
import { STORE_NOTE_TRANSLATION, TEXT_OF_NOTE } from './notes.statements.js';

/** Notes are private: one is translated only when one of the two asks for it, and then kept for both. */
@Injectable()
export class NoteTranslationsService {
  constructor(
    private readonly database: Database,
    private readonly onRequest: TranslationsOnRequest,
  ) {}

  /**
   * Throws `NOT_FOUND` for a note that the viewer does not have, `TRANSLATION_UNAVAILABLE` when nobody translates it now, or the
   * viewer has no characters left today. What a slow machine makes after that is there at the next tap.
   */
  async translate(viewer: Viewer, uuid: string, language: Language): Promise<ReplyOf<typeof translateNote>> {
    const { content, originalLanguage } = found(
      await this.database.row(TEXT_OF_NOTE, { note: uuid, viewer: viewer.uuid }),
    );
    const known = content[language];
    if (known !== undefined) return { uuid, language, content: known };
    const pair = { from: originalLanguage, to: language };
    const made = await this.onRequest.one(viewer, content[originalLanguage] ?? '', pair, async (translation) => {
      await this.database.rows(STORE_NOTE_TRANSLATION, { note: uuid, translation: { [language]: translation } });
    });
    return { uuid, language, content: made };
  }

  /** The languages from which a note can be translated into this one. */
  sources(language: Language): Language[] {
    return this.onRequest.sources(language);
  }
}
