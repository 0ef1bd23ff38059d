import { languageOfHeader } from '@haiko/shared/i18n/languages';
import { hasPickedLanguage, i18n, loadLanguage } from '#/i18n/i18n.ts';
import { languageOffer } from './languageOffer.ts';

/**
 * Asks, in its own words, for the language of a phone that speaks another of the nine than the page, where none was picked;
 * `isFirst` says whether it is asked for the first time here.
 */
export async function offerPhonesLanguage(isFirst: () => Promise<boolean>): Promise<void> {
  const language = languageOfHeader(navigator.languages.join());
  if (language === undefined || language === i18n.language || hasPickedLanguage()) return;
  await loadLanguage(language);
  if (await isFirst()) languageOffer.set(language);
}
