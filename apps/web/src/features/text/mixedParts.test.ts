import { describe, expect, it } from 'vitest';
import { mixedParts } from './mixedParts.ts';

const marked = (text: string, lang: string) =>
  mixedParts(text, lang)
    .map((part) => (part.isCode ? `{${part.text}}` : part.lang ? `[${part.lang}:${part.text}]` : part.text))
    .join('');

describe('the pieces of a text in letters of another language', () => {
  it.each([
    ['ko', '서울의 ភាសាខ្មែរ ថ្ងៃនេះ 모임', '서울의 [km:ភាសាខ្មែរ ថ្ងៃនេះ] 모임'],
    ['en', 'A word: ภาษาไทย, and বাংলা ভাষা!', 'A word: [th:ภาษาไทย], and [bn:বাংলা ভাষা]!'],
    ['vi', 'Gặp nhau ở 서울역(1호선) nhé', 'Gặp nhau ở [ko:서울역](1[ko:호선]) nhé'],
    ['tl', '한국', '[ko:한국]'],
    ['km', 'ថ្ងៃ 한국', 'ថ្ងៃ [ko:한국]'],
    ['bn', 'আমার 한국 ภาษา', 'আমার [ko:한국] [th:ภาษา]'],
    ['th', 'ไทย', 'ไทย'],
    ['zh-Hans', '我在 한국 用 LINE', '我在 [ko:한국] 用 LINE'],
    ['ja', 'さくらと 민수', 'さくらと [ko:민수]'],
    ['vi', '한\u0301글 e\u0301', '[ko:한\u0301글] e\u0301'],
  ])('in %s: %s', (lang, text, expected) => {
    expect(marked(text, lang)).toBe(expected);
  });

  it.each([
    ['ko', '회사에서 E-7-4 서류를, F-2-R도', '회사에서 {E-7-4} 서류를, {F-2-R}도'],
    ['bn', 'জাহাজ কারখানায় ওয়েল্ডার (E-7-3, E-7-4 স্বাগতম)', 'জাহাজ কারখানায় ওয়েল্ডার ({E-7-3}, {E-7-4} স্বাগতম)'],
    ['km', 'ពី E-9 ទៅ D-10', 'ពី {E-9} ទៅ {D-10}'],
    ['en', '서울 E-9, model XE-9, A-123, B-1-b', '[ko:서울] {E-9}, model XE-9, A-123, {B-1}-b'],
  ])('keep the code of a visa whole in %s: %s', (lang, text, expected) => {
    expect(marked(text, lang)).toBe(expected);
  });

  it('lose nothing of the text, signs that stand alone neither', () => {
    const text = '\u200D ក\u200Bខ 👩‍👩‍👧 e\u0301 ក្\n\nগ';
    expect(
      mixedParts(text, 'ko')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are found in a long text of one letter in no time', () => {
    const text = 'ក '.repeat(5000);
    expect(mixedParts(text, 'ko')).toHaveLength(2);
  });
});
