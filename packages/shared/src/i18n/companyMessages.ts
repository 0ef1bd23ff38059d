import type { CompanyNotificationType } from '../companies.ts';
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
