import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, holds } from '../../test/anyTexts.ts';
import { formatCount, formatNumber } from '../format.ts';
import { LANGUAGES } from './languages.ts';
import { completeText, type LocalizedText, pick, pickTogether } from './localized.ts';
import { fill } from './serverMessages.ts';

const language = fc.constantFrom(...LANGUAGES);
const text: fc.Arbitrary<LocalizedText> = fc.dictionary(language, fc.oneof(fc.constant(''), anyText), { maxKeys: 5 });

describe('a text in several languages', () => {
  it('is shown in the wanted one where it is there, and in any where it is anywhere', () => {
    holds(
      fc.property(text, language, language, fc.subarray([...LANGUAGES]), (parts, original, wanted, alsoRead) => {
        const shown = pick(parts, original, wanted, alsoRead);
        expect(shown.text).toBe(parts[shown.language] ?? '');
        expect(shown.text === '').toBe(LANGUAGES.every((each) => !parts[each]));
        if (parts[wanted] && !alsoRead.includes(original)) expect(shown.language).toBe(wanted);
        if (parts[original] && alsoRead.includes(original)) expect(shown.language).toBe(original);
      }),
    );
  });

  it('is in one language with all its parts, and in none that lacks one where another is whole', () => {
    holds(
      fc.property(text, text, language, language, (title, content, original, wanted) => {
        const shown = pickTogether({ title, content }, original, wanted);
        const complete = completeText({ title, content });
        expect(shown.complete).toEqual(complete);
        expect(shown.texts).toEqual({ title: title[shown.language] ?? '', content: content[shown.language] ?? '' });
        if (Object.keys(complete).length > 0) expect(complete[shown.language]).toBe(shown.language);
        if (complete[wanted]) expect(shown.language).toBe(wanted);
      }),
    );
  });
});

describe('a message', () => {
  it('has what was given in the place of its name, whatever that is, and keeps the rest', () => {
    const value = fc.oneof(anyText, fc.constantFrom('$&', '$1', '$$', '{{count}}', '\\'));
    holds(
      fc.property(anyText, value, fc.nat(), (around, name, count) => {
        const plain = around.replaceAll(/[{}]/g, '');
        expect(fill(`${plain}{{name}}${plain}{{count}}{{other}}`, { name, count })).toBe(
          `${plain}${name}${plain}${formatNumber(count)}{{other}}`,
        );
      }),
    );
  });
});

describe('a number', () => {
  const MULTIPLES: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
  const read = (shown: string) => Number(shown.replaceAll(/[,A-Z]/g, '')) * (MULTIPLES[shown.slice(-1)] ?? 1);

  it('is read back as it was written, in Latin digits in every language, and a larger one never looks smaller', () => {
    holds(
      fc.property(fc.nat({ max: 9_999 }), language, (count, reader) => {
        expect(read(formatCount(count, reader))).toBe(count);
      }),
    );
    const large = fc.oneof(fc.nat(), fc.integer({ min: 0, max: 1e14 }));
    holds(
      fc.property(large, large, language, (one, other, reader) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(read(formatCount(less, 'en'))).toBeLessThanOrEqual(read(formatCount(more, 'en')));
        expect(formatCount(more, reader)).not.toMatch(/(?![0-9])\p{Nd}/u);
        expect(Number(formatNumber(more).replaceAll(',', ''))).toBe(more);
      }),
    );
  });
});
