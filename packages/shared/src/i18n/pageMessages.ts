import type { Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const ACCOUNTS = readMessages('accounts');
const COMMON = readMessages('common');

/** What the product says of itself before it runs: in previews, in lists of search engines, where scripts are off. */
export interface PageMessages {
  title: string;
  description: string;
  needsScript: string;
  /** Of the installed app's icon, by the address that each leads to. */
  shortcuts: Record<string, string>;
}

export function pageMessages(language: Language): PageMessages {
  const { title, lead, needsScript } = ACCOUNTS[language].welcome;
  const { announcement, writing, messages } = COMMON[language].nav;
  const shortcuts = { '/announcement': announcement, '/writing': writing, '/notemanager': messages };
  return { title, description: lead, needsScript, shortcuts };
}
