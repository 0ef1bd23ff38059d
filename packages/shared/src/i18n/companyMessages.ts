import type { CompanyNotificationType } from '../companies.ts';
import type { Language } from './languages.ts';
import { companies as bn } from './messages/bn/companies.ts';
import { companies as en } from './messages/en/companies.ts';
import { companies as ja } from './messages/ja/companies.ts';
import { companies as km } from './messages/km/companies.ts';
import { companies as ko } from './messages/ko/companies.ts';
import { companies as th } from './messages/th/companies.ts';
import { companies as tl } from './messages/tl/companies.ts';
import { companies as vi } from './messages/vi/companies.ts';
import { companies as zh } from './messages/zh/companies.ts';
import type { Messages } from './types.ts';

// All nine at once, for the server (serverMessages.ts).
const COMPANIES: Record<Language, Messages['companies']> = { ko, en, zh, ja, th, vi, km, tl, bn };

/** What a company is told of its review, in a language. */
export function companyNotificationMessage(
  type: CompanyNotificationType,
  companyName: string,
  language: Language,
): string {
  return COMPANIES[language].notification[type].replace('{{companyName}}', () => companyName);
}
