import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LegalTexts } from './legal.ts';
import { legal as english } from './legal/en.ts';

const files = readdirSync(new URL('./legal/', import.meta.url));
const texts = await Promise.all(
  files.map(async (file) => ((await import(`./legal/${file}`)) as { legal: LegalTexts }).legal),
);

const shapeOf = (legal: LegalTexts) => ({
  terms: legal.terms.map((section) => section.paragraphs.length),
  privacy: legal.privacy.map((section) => section.paragraphs.length),
});

const sentencesOf = (legal: LegalTexts) =>
  [...legal.terms, ...legal.privacy].flatMap((section) => [section.title, ...section.paragraphs]);

describe.each(texts)('the legal texts in $language', (legal) => {
  it('say the same in the same sections and paragraphs as in English', () => {
    expect(files).toContain(`${legal.language}.ts`);
    expect(shapeOf(legal)).toEqual(shapeOf(english));
  });

  it('repeat nothing and are tidy', () => {
    const sentences = sentencesOf(legal);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((text) => text === '' || text !== text.trim().normalize('NFC'))).toEqual([]);
  });

  it('count with Latin digits', () => {
    expect(sentencesOf(legal).filter((text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([]);
  });
});
