import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { OneOf } from './validators.js';

/** Body of PUT …/:id/language: in which language the writer says that a text is. */
export class OriginalLanguageInput {
  @OneOf(LANGUAGES)
  originalLanguage: Language;
}
