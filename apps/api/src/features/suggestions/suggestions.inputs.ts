import type { Language } from '@haiko/shared/i18n/languages';
import { LANGUAGES } from '@haiko/shared/i18n/languages';
import { CONTENT_MAX } from '@haiko/shared/limits';
import { OneOf, Text, Uuid } from '../../platform/validation/validators.js';

export class SuggestInput {
  @Text({ max: 30 })
  subjectType: string;

  @Uuid()
  subjectUuid: string;

  @Text({ max: 30 })
  field: string;

  @OneOf(LANGUAGES)
  language: Language;

  @Text({ max: CONTENT_MAX })
  text: string;
}
