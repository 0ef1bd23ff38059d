import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import descriptions from './descriptions.json' with { type: 'json' };
import { LANGUAGES } from './languages.ts';
import { leaves } from './leaves.ts';
import { NUMBERS } from './numbers.ts';
import { readWritten } from './readMessages.ts';

interface Description {
  text: string;
  placeholders?: Record<string, string>;
  /** Of the message in every language, as people count letters. */
  maxLength?: number;
}

const WEB = fileURLToPath(new URL('../../../../apps/web/src', import.meta.url));
const ENGLISH = leaves(readWritten('en'));
const DESCRIPTIONS = new Map(
  Object.entries<string | Description>(descriptions).map(([key, description]): [string, Description] => [
    key,
    typeof description === 'string' ? { text: description } : description,
  ]),
);

/** The key that the code names: a counted message has two. */
const keyOf = (key: string) => key.replace(/_(one|other)$/, '');
const KEYS = [...new Set(Object.keys(ENGLISH).map(keyOf))];

/** What is said of what a call fills in. */
const described = (key: string) => Object.keys(DESCRIPTIONS.get(key)?.placeholders ?? {});

/** What a call of the message fills in; the product's own numbers are in place. */
function filledIn(message: string): string[] {
  const names = [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !(name in NUMBERS));
}

/** Whether a message explains itself: a whole sentence. A word, a label or the part of a sentence does not. */
const isSentence = (message: string) => /[.?!…]["”]?$/.test(message);

/** The lines of the web app that name a message. */
function linesWith(key: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.includes(`'${key}'`));
}

describe('the descriptions for translators', () => {
  it('are of messages, in their order', () => {
    expect([...DESCRIPTIONS.keys()]).toEqual(KEYS.filter((key) => DESCRIPTIONS.has(key)));
  });

  it('say what stands in each placeholder; the types of `t` are made from them', () => {
    const differs = Object.entries(ENGLISH).filter(
      ([key, message]) => filledIn(message).sort().join() !== described(keyOf(key)).sort().join(),
    );
    expect(differs).toEqual([]);
  });

  it('are there for every word, label and part of a sentence', () => {
    const unexplained = Object.entries(ENGLISH).filter(
      ([key, message]) => !isSentence(message) && !DESCRIPTIONS.has(keyOf(key)),
    );
    expect(unexplained).toEqual([]);
  });

  it('are sentences', () => {
    for (const [key, { text }] of DESCRIPTIONS) expect(text, key).toMatch(/^[A-Z“].*[.”]$/);
  });

  it('say of what no screen shows that it is read aloud', () => {
    const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test)\.tsx$/.test(path),
    );
    const lines = files
      .filter((path) => !path.startsWith('dev/'))
      .flatMap((path) => readFileSync(`${WEB}/${path}`, 'utf8').split('\n'))
      .filter((line) => /'\w+\.[\w.]+'/.test(line));
    const isHeard = (line: string) => /aria-label=|<IconButton|alt=|className="sr-only"|<BookmarkButton/.test(line);
    const heard = KEYS.filter((key) => {
      const found = linesWith(key, lines);
      return found.length > 0 && found.every(isHeard);
    });
    expect(heard.length).toBeGreaterThan(30);
    expect(heard.filter((key) => !DESCRIPTIONS.get(key)?.text.includes('ead aloud'))).toEqual([]);
  });

  it.each(LANGUAGES)('name the greatest length that a message has in %s', (language) => {
    const segmenter = new Intl.Segmenter(language);
    const messages = leaves(readWritten(language));
    const tooLong = Object.entries(messages).filter(([key, message]) => {
      const { maxLength = Infinity } = DESCRIPTIONS.get(keyOf(key)) ?? {};
      return [...segmenter.segment(message)].length > maxLength;
    });
    expect(tooLong).toEqual([]);
  });
});
