import { hasForbiddenCharacters, isBlank, normalizeText } from '@haiko/shared/rules/text';
import { plainText } from './html-text.js';

// Feeds write one thing in many shapes: a text, a number, an object with a name, a list of these. Nothing here throws.

/** UTF-16 units of a text that are looked at, and of one of many lines: each several times what is kept of any. */
const LETTERS = { line: 4_000, prose: 100_000 };
/** Likewise items of a list. */
const ITEMS = 200;

type RefusalCode = 'REQUIRED' | 'INVALID' | 'REGION_NOT_FOUND' | 'EXPIRED' | 'BELOW_MINIMUM_WAGE';

/** A record cannot be taken: `CODE field`. */
export class Refusal extends Error {
  constructor(
    private readonly code: RefusalCode,
    field: string,
  ) {
    super(`${code} ${field}`);
  }

  /** Whether a posting that was there is over by it; what merely cannot be read says nothing about that. */
  get isEnd(): boolean {
    return this.code === 'EXPIRED' || this.code === 'BELOW_MINIMUM_WAGE';
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The first items of a list; anything else is a list of itself, and nothing an empty one. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value.slice(0, ITEMS) : [value];
}

/** A text as it stands there, or what an object is called; '' where there is none. */
export function textOf(value: unknown): string {
  return beginningOf(value, LETTERS.line);
}

function beginningOf(value: unknown, letters: number): string {
  const [first] = listOf(value);
  const { name, value: inner, '@value': literal } = fieldsOf(first);
  return [first, name, inner, literal].map((each) => plainOf(each, letters)).find(Boolean) ?? '';
}

function plainOf(value: unknown, letters: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? cleaned(value.slice(0, letters)) : '';
}

/** A text that may be HTML, as plain text of several lines. */
export function proseOf(value: unknown): string {
  return withoutMarkup(value, LETTERS.prose);
}

/** The same on one line. */
export function lineOf(value: unknown): string {
  return withoutMarkup(value, LETTERS.line).replace(/\s+/gu, ' ');
}

function withoutMarkup(value: unknown, letters: number): string {
  const text = cleaned(plainText(beginningOf(value, letters)));
  return isBlank(text) ? '' : text;
}

/** Stored texts hold no NUL and no halves of characters. */
function cleaned(text: string): string {
  return normalizeText(hasForbiddenCharacters(text) ? text.toWellFormed().replaceAll('\0', '') : text);
}
