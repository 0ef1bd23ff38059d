import { fileURLToPath } from 'node:url';
import { isLanguage, LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import { fileOf, NAMESPACES, readCatalogue } from '@haiko/shared/i18n/readMessages';
import { pseudoTree } from '@haiko/shared/i18n/translators/pseudo';
import type { Plugin } from 'vite';

/** What the feed says and all that stands around it, namespaces or parts of them; src/i18n/firstMessages.test.ts says what is missing. */
const FIRST = [
  ...[
    'common',
    'languages',
    'nationalities',
    'postReactions',
    'errors.INTERNAL',
    'errors.UNAVAILABLE',
    'accounts.firstDay',
  ],
  ...['posts.feed', 'posts.popular', 'posts.detail', 'sessions.signIn', 'translations.shown', 'users.person'],
];

/** What the next screens of a visitor say, what is shown over a screen, and why something was refused. */
const NEXT = [
  ...['errors', 'fieldErrors', 'forms', 'accounts', 'sessions', 'socialSignIn', 'passkeys', 'legal', 'users', 'blocks'],
  ...['reports', 'scamShield', 'posts', 'postSearch.haikoNews', 'comments', 'translations'],
];

/** What only later screens say of those. */
const LATER = [
  ...[
    'accounts.password',
    'accounts.recovery',
    'accounts.confirmation',
    'accounts.emailChange',
    'accounts.withdrawal',
    'sessions.list',
    'socialSignIn.own',
    'passkeys.own',
    'blocks.list',
    'posts.own',
    'postReactions.own',
  ],
  'common.onPhone',
  ...['translations.field', 'translations.original', 'forms.leave', 'forms.language', 'forms.draft', 'forms.date'],
];

/** What moderators and administrators alone read: no other screen loads it. */
const DESK = ['desk'];

/** What no screen says. */
const SERVER_ONLY = ['mail', 'pages'];

const NAME = 'virtual:messages';
const DESK_NAME = `${NAME}-desk`;
const PARTS = ['first', 'next', 'more'] as const;

type Part = (typeof PARTS)[number];

/**
 * `virtual:messages`: loads what the first screen says in a language, what the next ones do, and what all others do, as one chunk each;
 * `virtual:messages-desk` what the desk says. Nobody
 * downloads the other eight languages, and nobody waits for a file for each namespace. The product's numbers are in place. While
 * developing, `wantsPseudo` (PSEUDO_LOCALE=1) turns English into the pseudo-locale.
 */
export function messages({ wantsPseudo = false } = {}): Plugin {
  let isPseudo = false;
  return {
    name: 'haiko-messages',
    configResolved({ command }) {
      isPseudo = command === 'serve' && wantsPseudo;
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const [, language, part] = id.split('/');
      if (!isLanguage(language)) return loaders(id.endsWith(DESK_NAME) ? ['desk'] : PARTS);
      for (const name of NAMESPACES) this.addWatchFile(fileURLToPath(fileOf(language, name)));
      const said = part === 'desk' ? deskPart(language) : partOf(language, part as Part);
      return `export const messages = ${JSON.stringify(isPseudo && language === 'en' ? pseudoTree(said) : said)};`;
    },
  };
}

function loaders(parts: readonly string[]): string {
  const load = (part: string) =>
    LANGUAGES.map((language) => `${language}: () => import('${NAME}/${language}/${part}')`);
  return parts.map((part) => `export const ${part}Messages = { ${load(part).join(', ')} };`).join('\n');
}

function deskPart(language: Language): object {
  return Object.fromEntries(Object.entries(readCatalogue(language)).filter(([name]) => DESK.includes(name)));
}

/** One part of a language's messages, by namespace. */
function partOf(language: Language, wanted: Part): object {
  const belongs = (name: string, part: string) =>
    ![...SERVER_ONLY, ...DESK].includes(name) && partWith(name, part) === wanted;
  const namespaces = Object.entries(readCatalogue(language)).map(([name, tree]): [string, object] => [
    name,
    Object.fromEntries(Object.entries(tree as object).filter(([part]) => belongs(name, part))),
  ]);
  return Object.fromEntries(namespaces.filter(([, tree]) => Object.keys(tree).length > 0));
}

function partWith(name: string, part: string): Part {
  const isIn = (list: readonly string[]) => list.includes(name) || list.includes(`${name}.${part}`);
  if (isIn(LATER)) return 'more';
  if (isIn(FIRST)) return 'first';
  return isIn(NEXT) ? 'next' : 'more';
}
