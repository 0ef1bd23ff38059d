import {
  MIN_AGE_YEARS,
  NICKNAME_LOCK_DAYS,
  REPORTERS_TO_HIDE,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  UNATTACHED_HOURS,
} from '../limits.ts';
import { LANGUAGES } from './languages.ts';

/** The terms of service and the privacy policy: `legal/<language>/<document>.md`. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** A short chapter of a legal text. */
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

/** What the texts may name as `{{minAgeYears}}`: numbers that the product keeps to. */
export const LEGAL_NUMBERS: Readonly<Record<string, number>> = {
  languageCount: LANGUAGES.length,
  minAgeYears: MIN_AGE_YEARS,
  nicknameLockDays: NICKNAME_LOCK_DAYS,
  reportersToHide: REPORTERS_TO_HIDE,
  sessionIdleDays: SESSION_IDLE_DAYS,
  sessionMaxDays: SESSION_MAX_DAYS,
  unattachedHours: UNATTACHED_HOURS,
};

/**
 * The chapters of a legal text. Its Markdown has chapters (`## `) and paragraphs with a blank line between, nothing else;
 * numbers stand there by name. Every language says the same in the same chapters and paragraphs; whoever changes what they
 * say gives `TERMS_VERSION` a new date.
 */
export function legalSections(markdown: string): LegalSection[] {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(LEGAL_NUMBERS[name] ?? placeholder),
  );
  const chapters = filled.split(/^## /m).slice(1);
  return chapters.map((chapter) => {
    const [title = '', ...paragraphs] = chapter.trim().split(/\n{2,}/);
    return { title, paragraphs };
  });
}
