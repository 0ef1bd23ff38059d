import type { CompanyNotificationType, RejectionCause } from '../companies.ts';
import type { Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const COMPANIES = readMessages('companies');

/** What a company is told of its review, in a language. */
export function companyNotificationMessage(
  type: CompanyNotificationType,
  companyName: string,
  language: Language,
): string {
  return COMPANIES[language].notification[type].replace('{{companyName}}', () => companyName);
}

/** Why companies are rejected, in a language. */
export function rejectionCause(cause: RejectionCause, language: Language): string {
  return COMPANIES[language].cause[cause];
}

/** What a company reads of a rejection: the cause in their language, and beneath it what the administrator wrote. */
export function rejectionText(
  { rejectionCause: cause, rejectionReason }: { rejectionCause: RejectionCause | null; rejectionReason: string },
  language: Language,
): string {
  return [cause && rejectionCause(cause, language), rejectionReason].filter(Boolean).join('\n');
}
