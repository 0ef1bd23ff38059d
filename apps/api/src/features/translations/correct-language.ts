import type { Language } from '@haiko/shared/i18n/languages';
import type { Database } from '../../platform/database/database.js';
import type { TranslationSubject } from './translation-subjects.js';

/**
 * Its writer knows better than the detection in which language a text is: what was translated from the other one is dropped and
 * asked for anew. Part of the transaction in which the caller has locked the text and seen that the person may change it. Returns
 * whether it was in another language until now.
 */
export async function correctLanguage(
  database: Database,
  subject: TranslationSubject,
  { uuid, originalLanguage }: { uuid: string; originalLanguage: Language },
  language: Language,
): Promise<boolean> {
  if (originalLanguage === language) return false;
  await database.rows(subject.statements.correctLanguage, { subject: uuid, language });
  await subject.contentChanged(uuid);
  return true;
}
