import { readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES, type Language } from './languages.ts';
import type { Messages, Namespace } from './messages.ts';
import { withNumbers } from './numbers.ts';

// Reads files: for the server, tests and the build of the web app (apps/web/vite.messages.ts). What is built of this file lies in
// dist/i18n, and reads the same.
const FOLDER = new URL('../../src/i18n/messages/', import.meta.url);

/** The namespaces, as their files are called. */
export const NAMESPACES = readdirSync(new URL('en', FOLDER)).map((file) => file.replace('.json', '')) as Namespace[];

/** The messages of one namespace in all nine languages, with the product's numbers. */
export function readMessages<Name extends Namespace>(namespace: Name): Record<Language, Messages[Name]> {
  const entries = LANGUAGES.map((language) => [language, JSON.parse(withNumbers(textOf(language, namespace)))]);
  return Object.fromEntries(entries) as Record<Language, Messages[Name]>;
}

/** All messages of a language, with the product's numbers. */
export function readCatalogue(language: Language): Messages {
  return catalogueOf((namespace) => withNumbers(textOf(language, namespace)));
}

/** All messages of a language, as translators write them: `{{nicknameLockDays}}`. */
export function readWritten(language: Language): Messages {
  return catalogueOf((namespace) => textOf(language, namespace));
}

function catalogueOf(read: (namespace: Namespace) => string): Messages {
  return Object.fromEntries(NAMESPACES.map((name) => [name, JSON.parse(read(name))])) as unknown as Messages;
}

/** Where a namespace of a language is kept. */
export function fileOf(language: Language, namespace: Namespace): URL {
  return new URL(`${language}/${namespace}.json`, FOLDER);
}

const textOf = (language: Language, namespace: Namespace) => readFileSync(fileOf(language, namespace), 'utf8');
