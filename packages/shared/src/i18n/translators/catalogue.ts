import { readFileSync, writeFileSync } from 'node:fs';
import descriptions from '../descriptions.json' with { type: 'json' };
import type { Language } from '../languages.ts';
import { leaves } from '../leaves.ts';
import { fromPo, toPo, type Unit } from './po.ts';
import { fileOf, NAMESPACES, readWritten } from '../readMessages.ts';
import { reviewed, waitingFor, type Sources } from './sources.ts';

// What `npm run messages` does with the files of the catalogue.

const SOURCES = new URL('./sources.json', import.meta.url);

interface Description {
  text: string;
  placeholders?: Record<string, string>;
  maxLength?: number;
}

/** All messages of a language as a PO file; `seen` is the `messages.tsv` of journeys that took pictures. */
export function exported(language: Language, seen = ''): string {
  const pictures = picturesIn(seen, language);
  return toPo(
    language,
    unitsOf(language).map((unit) => ({ ...unit, pictures: pictures[unit.key] ?? [] })),
  );
}

/** So many show where a message stands; navigation is on all of them. */
const MOST_PICTURES = 3;

/** The pictures of each message in the language, else in English; `seen` has lines of key, language and picture. */
export function picturesIn(seen: string, language: Language): Record<string, string[]> {
  const rows = seen.split('\n').map((line) => line.split('\t'));
  const of = (wanted: string) => {
    const found = Map.groupBy(
      rows.filter(([, one]) => one === wanted),
      ([key = '']) => key,
    );
    return Object.fromEntries(
      [...found].map(([key, lines]) => [
        key,
        [...new Set(lines.map(([, , picture = '']) => picture))].slice(0, MOST_PICTURES),
      ]),
    );
  };
  return { ...of('en'), ...of(language) };
}

/** Messages whose translations nobody has looked at since the English changed: `key: languages`. */
export function waiting(): string[] {
  const sources = readSources();
  return Object.entries(english())
    .map(([key, message]) => [key, waitingFor(sources, key, message)] as const)
    .filter(([, languages]) => languages.length > 0)
    .map(([key, languages]) => `${key}: ${languages.join(' ')}`);
}

/** Writes what a translator has finished; returns the keys whose English is another by now, which are left out. */
export function imported(language: Language, text: string): string[] {
  const finished = fromPo(text);
  const source = english();
  const isCurrent = (key: string) => finished[key]?.english === source[key];
  const keys = Object.keys(finished).filter(isCurrent);
  for (const namespace of NAMESPACES) {
    const file = fileOf(language, namespace);
    const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const put = (key: string, now: string) => (isCurrent(key) ? (finished[key]?.translation ?? now) : now);
    writeFileSync(file, `${JSON.stringify(replaced(tree, namespace, put), null, 2)}\n`);
  }
  markReviewed([language], keys);
  return Object.keys(finished).filter((key) => !isCurrent(key));
}

/** Notes that somebody has looked at these languages; all messages where no keys are named. */
export function markReviewed(languages: readonly Language[], keys: readonly string[] = Object.keys(english())): void {
  const sources = reviewed(readSources(), english(), keys, languages);
  writeFileSync(SOURCES, `${JSON.stringify(sources, null, 2)}\n`);
}

function unitsOf(language: Language): Unit[] {
  const sources = readSources();
  const source = english();
  return Object.entries(leaves(readWritten(language))).map(([key, translation]) => ({
    key,
    description: descriptionOf(key),
    english: source[key] ?? '',
    translation,
    isWaiting: waitingFor(sources, key, source[key] ?? '').includes(language),
  }));
}

function descriptionOf(key: string): string {
  const found = (descriptions as Record<string, string | Description>)[key.replace(/_(one|other)$/, '')];
  const { text, placeholders = {}, maxLength } = typeof found === 'object' ? found : { text: found ?? '' };
  const named = Object.entries(placeholders).map(([name, meaning]) => `{{${name}}}: ${meaning}`);
  return [text, ...named, maxLength ? `At most ${maxLength} characters.` : ''].filter(Boolean).join('\n');
}

function replaced(tree: unknown, prefix: string, put: (key: string, now: string) => string): unknown {
  if (typeof tree === 'string') return put(prefix, tree);
  return Object.fromEntries(
    Object.entries(tree as object).map(([name, value]) => [name, replaced(value, `${prefix}.${name}`, put)]),
  );
}

const english = () => leaves(readWritten('en'));
const readSources = () => JSON.parse(readFileSync(SOURCES, 'utf8')) as Sources;
