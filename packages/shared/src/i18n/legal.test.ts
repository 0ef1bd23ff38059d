import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import {
  KEPT_ROWS,
  LEGAL_DOCUMENTS,
  LEGAL_FACTS,
  LEGAL_NUMBERS,
  type LegalDocument,
  type LegalFacts,
  legalSections,
} from './legal.ts';

const FOLDER = new URL('./legal/', import.meta.url);
const textOf = (language: Language, document: LegalDocument) =>
  readFileSync(new URL(`${language}/${document}.md`, FOLDER), 'utf8');
const texts = LANGUAGES.flatMap((language) => LEGAL_DOCUMENTS.map((document) => [document, language] as const));
const factsOf = (value: (name: string) => string) =>
  Object.fromEntries(LEGAL_FACTS.map((name) => [name, value(name)])) as LegalFacts;
const FACTS = factsOf((name) => `(${name})`);
const NO_FACTS = factsOf(() => '');

/** What each chapter has, in order: paragraphs and rows by the numbers and facts that they name, rows by their key, too. */
const shapeOf = (markdown: string) =>
  markdown.split(/^## /m).map((chapter) =>
    chapter.split('\n').flatMap((line) => {
      const [, key] = /^\| +(\w+)/.exec(line) ?? [];
      const names = line.match(/\{\{\w+\}\}/g) ?? [];
      return /^\|? *-*$/.test(line) || line.startsWith('| -') ? [] : [{ key, names: names.toSorted() }];
    }),
  );

const textsOf = (markdown: string, facts: LegalFacts) =>
  legalSections(markdown, facts).flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : block.rows.flatMap(({ cells }) => cells))),
  ]);

const keysOf = (markdown: string, table: string, facts = FACTS) =>
  legalSections(markdown, facts)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block !== 'string' && block.name === table ? block.rows.map(({ key }) => key) : []));

it('legal texts are there in every language, and in no other', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...LANGUAGES].toSorted());
  for (const language of LANGUAGES) {
    const files = LEGAL_DOCUMENTS.map((document) => `${document}.md`).toSorted();
    expect(readdirSync(new URL(language, FOLDER)).toSorted()).toEqual(files);
  }
});

it('legal texts are read as chapters, paragraphs and tables, with the numbers and facts that the product keeps to', () => {
  const table = '| who | Who | What |\n| --- | --- | --- |\n| a | A | {{operatorName}} |\n| none | Nobody | Nothing |';
  const markdown = `## 1. One\n\nFirst {{minAgeYears}}.\n\nSecond {{nothing}}.\n\n## 2. Two\n\n${table}\n`;
  const [one, two] = legalSections(markdown, { ...FACTS, operatorName: 'Haiko' });
  expect(one).toEqual({ title: '1. One', blocks: [`First ${LEGAL_NUMBERS.minAgeYears}.`, 'Second {{nothing}}.'] });
  const head = ['Who', 'What'];
  expect(two?.blocks).toEqual([{ name: 'who', head, rows: [{ key: 'a', cells: ['A', 'Haiko'] }] }]);
  const [, unsaid] = legalSections(markdown, NO_FACTS);
  expect(unsaid?.blocks).toEqual([{ name: 'who', head, rows: [{ key: 'none', cells: ['Nobody', 'Nothing'] }] }]);
});

describe.each(texts)('the %s in %s', (document, language) => {
  const markdown = textOf(language, document);
  const sentences = textsOf(markdown, FACTS);

  it('say the same in the same chapters, paragraphs and rows as in English, with the same numbers and facts', () => {
    expect(shapeOf(markdown)).toEqual(shapeOf(textOf('en', document)));
  });

  it('are tidy: nothing but chapters, paragraphs and tables, every number and fact known, no paragraph twice', () => {
    const long = sentences.filter((text) => text.length > 60);
    expect(new Set(long).size).toBe(long.length);
    expect(sentences.filter((text) => text !== text.trim().normalize('NFC') || text === '')).toEqual([]);
    expect(sentences.filter((text) => /[\n{}*_`[\]<>#\\|]/.test(text))).toEqual([]);
  });

  it('count with Latin digits', () => {
    expect(sentences.filter((text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the privacy policy in %s', (language) => {
  const markdown = textOf(language, 'privacy');

  it('says how long everything is kept', () => {
    expect(keysOf(markdown, 'kept')).toEqual([...KEPT_ROWS]);
  });

  it('names only what is configured, and says so where nobody has said who runs the product', () => {
    expect(keysOf(markdown, 'recipients', NO_FACTS)).toEqual([]);
    expect(keysOf(markdown, 'operator', NO_FACTS)).toEqual(['none']);
    expect(keysOf(markdown, 'operator')).not.toContain('none');
  });
});

it('the Korean texts have numbered articles in the style of Korean law', () => {
  for (const document of LEGAL_DOCUMENTS) {
    const sections = legalSections(textOf('ko', document), FACTS);
    expect(sections.map(({ title }) => /^제(\d+)조\(.+\)$/.exec(title)?.[1])).toEqual(
      sections.map((_, index) => String(index + 1)),
    );
    expect(textsOf(textOf('ko', document), FACTS).filter((text) => /요[.?]/.test(text))).toEqual([]);
  }
});

it('legal texts name every number and fact that they may, in one of the documents; facts in tables alone', () => {
  const all = LEGAL_DOCUMENTS.map((document) => textOf('en', document)).join('');
  const names = [...Object.keys(LEGAL_NUMBERS), ...LEGAL_FACTS];
  expect(names.filter((name) => !all.includes(`{{${name}}}`))).toEqual([]);
  const paragraphs = all.replace(/^\|.*$/gm, '');
  expect(LEGAL_FACTS.filter((name) => paragraphs.includes(`{{${name}}}`))).toEqual([]);
});
