import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { MIXED_SENTENCES, PLAIN_SENTENCES, SECOND_SENTENCES, THIRD_SENTENCES } from '../../test/sentences.ts';
import { detectLanguage, languageOfEdit } from './detectLanguage.ts';

/** Somebody else's language: Han alone would be Japanese for a Japanese author, Latin Vietnamese for a Vietnamese one. */
const AUTHOR = 'km';
const MOST_WRONG = 0.05;

describe('the language of a text', () => {
  it.each([
    ['겨울옷은 어디서 사나요?', 'ko'],
    ['Where do you buy warm clothes?', 'en'],
    ['你们在哪里买保暖的衣服？', 'zh'],
    ['暖かい服はどこで買いますか？', 'ja'],
    ['ซื้อเสื้อผ้าอุ่นที่ไหนดีคะ', 'th'],
    ['Mọi người mua áo ấm ở đâu vậy?', 'vi'],
    ['តើទិញសម្លៀកបំពាក់ក្តៅនៅឯណា?', 'km'],
    ['গরম কাপড় কোথায় কেনেন?', 'bn'],
  ] as const)('%s is %s whoever wrote it', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
    expect(detectLanguage(text.normalize('NFD'), 'ko')).toBe(language);
  });

  it('is the majority of a mixed text, without links, names, tags and visa codes', () => {
    expect(
      detectLanguage('E-9 비자 질문 https://www.hikorea.go.kr/info?very=long&english=words @linh #visa', 'en'),
    ).toBe('ko');
    expect(detectLanguage('How do I write 안녕하세요 on a card for my neighbour?', 'tl')).toBe('en');
  });

  it('is the author’s where letters do not tell: Latin without marks, Han alone, no letters at all', () => {
    expect(detectLanguage('Saan kayo bumibili?', 'tl')).toBe('tl');
    expect(detectLanguage('tim viec lam o Ansan', 'vi')).toBe('vi');
    expect(
      detectLanguage('Does anybody know where the bank for foreigners is, and what I should bring along?', 'vi'),
    ).toBe('en');
    expect(detectLanguage('OK thanks', 'km')).toBe('en');
    expect(detectLanguage('東京', 'ja')).toBe('ja');
    expect(detectLanguage('東京', 'vi')).toBe('zh');
    expect(detectLanguage('123 🙂', 'bn')).toBe('bn');
  });

  it('is not the one of the brands, models and names in a sentence', () => {
    expect(detectLanguage('Samsung Galaxy Buds 팔아요', 'en')).toBe('ko');
    expect(detectLanguage('What does 퇴직금 mean?', 'ko')).toBe('en');
    expect(detectLanguage('My friend Nguyễn says hello', 'vi')).toBe('en');
    expect(detectLanguage('Happy Birthday ভাই', 'en')).toBe('bn');
  });

  it('is told by the letters that only Chinese or only Japanese has', () => {
    expect(detectLanguage('鲜の每日', 'ja')).toBe('zh');
    expect(detectLanguage('残業代', 'zh')).toBe('ja');
  });

  it('is told fast for a long text without spaces', () => {
    // Time that grows with the square of the length would be minutes here, for which no runner waits.
    const each = (letter: string) => letter.repeat(200_000);
    expect(detectLanguage(each('a') + each('ก') + each('漢'), 'en')).toBe('zh');
  });
});

describe('the language of a changed text', () => {
  it('stays as its writer corrected it while the new words tell the same as the old ones', () => {
    const corrected = { text: 'Adobo with garlic', originalLanguage: 'tl' } as const;
    expect(languageOfEdit(corrected, 'Adobo with garlic and vinegar')).toBe('tl');
    expect(languageOfEdit(corrected, 'ប្រហុកជាមួយខ្ទឹម')).toBe('km');
  });

  it('is told from its words where nobody corrected it', () => {
    const told = { text: 'Where can I eat here?', originalLanguage: 'en' } as const;
    expect(languageOfEdit(told, 'Saan po pwede kumain dito?')).toBe('tl');
    expect(languageOfEdit({ text: '123', originalLanguage: 'bn' }, '123 456')).toBe('bn');
  });
});

describe('the language of what people write', () => {
  it('has a table of at least twenty sentences a language, and of sixty mixed ones', () => {
    for (const language of LANGUAGES) {
      expect(PLAIN_SENTENCES.filter(([own]) => own === language).length).toBeGreaterThanOrEqual(20);
    }
    for (const mixed of [MIXED_SENTENCES, SECOND_SENTENCES, THIRD_SENTENCES]) {
      expect(mixed.length).toBeGreaterThanOrEqual(60);
    }
  });

  it.each([
    ['plain sentences', PLAIN_SENTENCES],
    ['mixed ones', MIXED_SENTENCES],
    ['more mixed ones', SECOND_SENTENCES],
    ['mixed ones that were written last', THIRD_SENTENCES],
  ])('is right for at least 95 of a hundred %s', (_which, sentences) => {
    const wrong = sentences.filter(([language, text]) => detectLanguage(text, AUTHOR) !== language);
    // Named, so that a failure shows them. '555' (a laugh in Thai) has no letters and falls to the author's language.
    const names = wrong.map(([language, text]) => `${language}: ${text} → ${detectLanguage(text, AUTHOR)}`);
    expect(names.slice(Math.floor(sentences.length * MOST_WRONG))).toEqual([]);
  });
});
