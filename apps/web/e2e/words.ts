import { formatNumber } from '@haiko/shared/format';
import { leaves } from '@haiko/shared/i18n/leaves';
import { LANGUAGES, type Language } from '@haiko/shared/i18n/languages';
import type { Messages } from '@haiko/shared/i18n/messages';
import { readCatalogue } from '@haiko/shared/i18n/readMessages';

/** What the screens say in each language: journeys find things by the names that people read. */
export const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, readCatalogue(language)])) as Record<
  Language,
  Messages
>;

const KEYS = new Set(Object.keys(leaves(WORDS.en)).map((key) => key.replace(/_(one|other)$/, '')));

/** Keys that stand where a message is missing; an address such as jobs.example.com is none. */
export function missingKeys(text: string): string[] {
  return [...text.matchAll(/\b[a-z]\w+(?:\.\w+)+/gi)].map(([word]) => word).filter((word) => KEYS.has(word));
}

/** The beginning of a message before its first placeholder, for finding it whatever stands there. */
export function startOf(message: string): RegExp {
  const [start = ''] = message.split('{{');
  return new RegExp(`^${escaped(start)}`);
}

/** A counted message as a pattern: any number, in the form that the number takes. */
export function counted(language: Language, key: string, values: Record<string, string> = {}): RegExp {
  const forms = Object.entries(leaves(WORDS[language])).filter(([name]) => name.replace(/_(one|other)$/, '') === key);
  const patterns = forms.map(([, message]) =>
    message.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 ? (values[part] ?? '[\\d,]+') : escaped(part))),
  );
  return new RegExp(`^(?:${patterns.map((parts) => parts.join('')).join('|')})$`);
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A message with its values in place, numbers as screens show them. */
export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
