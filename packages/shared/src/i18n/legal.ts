import type { Language } from './languages.ts';

/** A short chapter of a legal text. */
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

export type LegalDocument = 'terms' | 'privacy';

/**
 * The terms of service and the privacy policy in one language. Every language says the same in the same sections and
 * paragraphs; whoever changes what they say gives `TERMS_VERSION` a new date.
 */
export interface LegalTexts extends Record<LegalDocument, readonly LegalSection[]> {
  language: Language;
}
