import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOCIAL_PROVIDERS } from '../socialProviders.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { LEGAL_DOCUMENTS, LEGAL_NUMBERS, type LegalDocument, legalSections } from './legal.ts';
import { readCatalogue } from './readMessages.ts';

const FOLDER = new URL('./legal/', import.meta.url);
const textOf = (language: Language, document: LegalDocument) =>
  readFileSync(new URL(`${language}/${document}.md`, FOLDER), 'utf8');
const texts = LANGUAGES.flatMap((language) => LEGAL_DOCUMENTS.map((document) => [document, language] as const));

/** How many paragraphs each chapter has, and which numbers each paragraph names. */
const shapeOf = (markdown: string) =>
  markdown.split(/^## /m).map((chapter) => chapter.split('\n\n').map((text) => text.match(/\{\{\w+\}\}/g)?.toSorted()));

it('legal texts are there in every language, and in no other', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([...LANGUAGES].toSorted());
  for (const language of LANGUAGES) {
    const files = LEGAL_DOCUMENTS.map((document) => `${document}.md`).toSorted();
    expect(readdirSync(new URL(language, FOLDER)).toSorted()).toEqual(files);
  }
});

it('legal texts are read as chapters and paragraphs, with the numbers that the product keeps to', () => {
  const markdown = '## 1. One\n\nFirst {{minAgeYears}}.\n\nSecond.\n\n## 2. Two\n\nThird {{nothing}}.\n';
  expect(legalSections(markdown)).toEqual([
    { title: '1. One', paragraphs: [`First ${LEGAL_NUMBERS['minAgeYears']}.`, 'Second.'] },
    { title: '2. Two', paragraphs: ['Third {{nothing}}.'] },
  ]);
});

describe.each(texts)('the %s in %s', (document, language) => {
  const markdown = textOf(language, document);
  const sentences = legalSections(markdown).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);

  it('say the same in the same chapters and paragraphs as in English, with the same numbers', () => {
    expect(shapeOf(markdown)).toEqual(shapeOf(textOf('en', document)));
  });

  it('repeat nothing and are tidy: chapters and paragraphs alone, every number known', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((text) => text !== text.trim().normalize('NFC'))).toEqual([]);
    expect(sentences.filter((text) => /[\n{}*_`[\]<>#\\]/.test(text))).toEqual([]);
  });

  it('count with Latin digits', () => {
    expect(sentences.filter((text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });
});

it.each(LANGUAGES)('the privacy policy in %s names every company by which people sign in', (language) => {
  const { name } = readCatalogue(language).socialSignIn;
  const policy = textOf(language, 'privacy');
  expect(SOCIAL_PROVIDERS.filter((provider) => !policy.includes(name[provider]))).toEqual([]);
});

it('legal texts name every number that they may, in one of the documents', () => {
  const all = LEGAL_DOCUMENTS.map((document) => textOf('en', document)).join('');
  expect(Object.keys(LEGAL_NUMBERS).filter((name) => !all.includes(`{{${name}}}`))).toEqual([]);
});
