import type { Language } from './languages.ts';
import { readMessages } from './readMessages.ts';

const ACCOUNTS = readMessages('accounts');
const COMMON = readMessages('common');
const PAGES = readMessages('pages');

/** What the product says of itself before it runs: in previews, in lists of search engines, where scripts are off. */
export interface PageMessages {
  title: string;
  description: string;
  needsScript: string;
  /** Of the installed app's icon, by the address that each leads to. */
  shortcuts: Record<string, string>;
}

/** What the open screens of one address say of themselves, by that address. */
const SCREENS: Record<string, keyof (typeof PAGES)[Language]> = {
  '/main': 'feed',
  '/notice': 'notice',
  '/info': 'info',
  '/place': 'place',
  '/announcement': 'jobs',
  '/terms': 'terms',
  '/privacy': 'privacy',
};

/** Title and description of an open screen; of all others those of the product as a whole. */
export function screenMessages(path: string, language: Language): Pick<PageMessages, 'title' | 'description'> {
  const screen = SCREENS[path.replace(/\/$/, '')];
  return screen === undefined ? pageMessages(language) : PAGES[language][screen];
}

export function pageMessages(language: Language): PageMessages {
  const { title, lead, needsScript } = ACCOUNTS[language].welcome;
  const { announcement, writing, messages } = COMMON[language].nav;
  const shortcuts = { '/announcement': announcement, '/writing': writing, '/notemanager': messages };
  return { title, description: lead, needsScript, shortcuts };
}
