import type { Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const ACCOUNTS = readMessages('accounts');

/** What the product says of itself before it runs: in previews, in lists of search engines, where scripts are off. */
export interface PageMessages {
  title: string;
  description: string;
  needsScript: string;
}

export function pageMessages(language: Language): PageMessages {
  const { title, lead, needsScript } = ACCOUNTS[language].welcome;
  return { title, description: lead, needsScript };
}
