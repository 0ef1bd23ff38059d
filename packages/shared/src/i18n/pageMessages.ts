import type { Language } from './languages.ts';
import { account as bn } from './messages/bn/account.ts';
import { account as en } from './messages/en/account.ts';
import { account as ja } from './messages/ja/account.ts';
import { account as km } from './messages/km/account.ts';
import { account as ko } from './messages/ko/account.ts';
import { account as th } from './messages/th/account.ts';
import { account as tl } from './messages/tl/account.ts';
import { account as vi } from './messages/vi/account.ts';
import { account as zh } from './messages/zh/account.ts';
import type { Messages } from './types.ts';

// All nine at once, for the server (serverMessages.ts).
const ACCOUNT: Record<Language, Messages['account']> = { ko, en, zh, ja, th, vi, km, tl, bn };

/** What the product says of itself before it runs: in previews, in lists of search engines, where scripts are off. */
export interface PageMessages {
  title: string;
  description: string;
  needsScript: string;
}

export function pageMessages(language: Language): PageMessages {
  const { title, lead, needsScript } = ACCOUNT[language].welcome;
  return { title, description: lead, needsScript };
}
