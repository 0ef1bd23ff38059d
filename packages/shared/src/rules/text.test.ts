import { describe, expect, it } from 'vitest';
import {
  excerpt,
  cutToLimit,
  fitsLimit,
  foldCase,
  graphemeLength,
  hasForbiddenCharacters,
  isBlank,
  normalizeText,
  removeInvisible,
} from './text.ts';

const GREETINGS = {
  ko: '안녕하세요',
  en: 'hello',
  zh: '你好吗朋友',
  ja: 'こんにちは',
  th: 'สวัสดีครับ',
  vi: 'xin chào',
  km: 'សួស្តីបង',
  tl: 'kumusta',
  bn: 'নমস্কার',
};
const FAMILY = '👨‍👩‍👧‍👦';

describe('normalising a text', () => {
  it('composes, trims and writes every line ending as a line feed', () => {
    expect(normalizeText('  a\r\nb\rc\u2028d\u0085e \n')).toBe('a\nb\nc\nd\ne');
    expect(normalizeText('e\u0301')).toBe('é');
    expect(normalizeText('\u1112\u1161\u11ab')).toBe('한');
  });

  it('drops control characters that come from pasting, but keeps tabs and line feeds', () => {
    expect(normalizeText('a\u0007\u001b[0m\tb\nc\u009f')).toBe('a[0m\tb\nc');
  });

  it('is stable: normalising twice changes nothing', () => {
    for (const text of [...Object.values(GREETINGS), ' \u0007 a \r', 'ក្រុម​ការងារ']) {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }
  });
});

describe('forbidden characters', () => {
  it('are NUL and lone surrogates, before and after normalising', () => {
    for (const text of ['a\0b', 'a\ud83d', '\ude00b']) {
      expect(hasForbiddenCharacters(text)).toBe(true);
      expect(hasForbiddenCharacters(normalizeText(text))).toBe(true);
    }
    expect(hasForbiddenCharacters(`😀 ${Object.values(GREETINGS).join('\n\t')}`)).toBe(false);
  });
});

describe('a blank text', () => {
  it('is one that shows nothing', () => {
    const invisible = ['', ' \n\t', '\u3000', '\u200b\u200d', '\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u17b5'];
    for (const text of [...invisible, invisible.join(''), '\u202e\u2066', '\ufeff', '\u00ad', '\u{e0020}']) {
      expect(isBlank(text), JSON.stringify(text)).toBe(true);
    }
  });

  it('is never a word of the nine languages', () => {
    for (const text of [...Object.values(GREETINGS), '.', '😀', '\u200b가']) expect(isBlank(text)).toBe(false);
  });

  it('loses its invisible characters when compared', () => {
    expect(removeInvisible('ad\u200bm\u00adi\u3164n')).toBe('admin');
  });
});

describe('the length of a text', () => {
  it('is what a reader counts', () => {
    expect(graphemeLength(FAMILY)).toBe(1);
    expect(graphemeLength('e\u0301')).toBe(1);
    expect(graphemeLength(' 안녕하세요 ')).toBe(5);
    expect(graphemeLength('ที่นี่')).toBe(2);
    expect(graphemeLength('a\r\nb')).toBe(3);
    expect(graphemeLength('🇰🇷🇻🇳')).toBe(2);
  });

  it('is limited in clusters and in bytes', () => {
    expect(fitsLimit('한'.repeat(10), 10)).toBe(true);
    expect(fitsLimit('한'.repeat(11), 10)).toBe(false);
    expect(fitsLimit('👍🏽'.repeat(10), 10)).toBe(true);
    expect(fitsLimit('👍🏽'.repeat(11), 10)).toBe(false);
    expect(fitsLimit(`a${'\u0301'.repeat(200)}`, 10)).toBe(false);
    expect(fitsLimit(FAMILY, 1)).toBe(false);
    expect(fitsLimit(`${FAMILY} 우리 가족`, 100)).toBe(true);
  });
});

describe('an excerpt', () => {
  it('keeps a short text and folds its white space', () => {
    expect(excerpt(' 오늘\n\n 날씨가\t좋아요 ', 20)).toBe('오늘 날씨가 좋아요');
    for (const text of Object.values(GREETINGS)) expect(excerpt(text, 20)).toBe(text);
  });

  it('cuts between clusters, with the ellipsis inside the length', () => {
    expect(excerpt(FAMILY.repeat(5), FAMILY.length * 2 + 5)).toBe(`${FAMILY}${FAMILY}…`);
    expect(excerpt('ที่นี่ที่นี่', 8)).toBe('ที่นี่…');
    expect(excerpt('one two three', 5)).toBe('one…');
    for (const text of Object.values(GREETINGS)) {
      const cut = excerpt(text.repeat(9), 10);
      expect(cut.length).toBeLessThanOrEqual(10);
      expect(text.repeat(9).startsWith(cut.slice(0, -1))).toBe(true);
      expect(hasForbiddenCharacters(cut)).toBe(false);
    }
  });
});

describe('cutting to a limit', () => {
  it('leaves alone what fits, but for its form', () => {
    expect(cutToLimit(' 가나\r\n다 ', 5)).toBe('가나\n다');
    expect(cutToLimit('', 5)).toBe('');
  });

  it.each(['한국어 문장', 'ខ្ញុំស្រលាញ់ភាសាខ្មែរ', 'আমি বাংলায় কথা বলি', 'ภาษาไทยที่นี่', '👩‍👩‍👧‍👦🇰🇷👍🏽', `a${'\u0301'.repeat(200)}`])(
    'keeps the beginning of %j, whole characters only, with an ellipsis',
    (text) => {
      const cut = cutToLimit(text.repeat(20), 12);
      expect(fitsLimit(cut, 12)).toBe(true);
      expect(cut.endsWith('…')).toBe(true);
      expect(text.repeat(20).startsWith(cut.slice(0, -1))).toBe(true);
      const clusters = [...new Intl.Segmenter().segment(text.repeat(20))].map(({ segment }) => segment);
      expect(clusters.map((_, end) => clusters.slice(0, end).join('').trimEnd())).toContain(cut.slice(0, -1));
    },
  );
});

describe('folding case', () => {
  it('gives one form to all cases of a word', () => {
    expect(foldCase('STRASSE')).toBe(foldCase('Straße'));
    expect(foldCase('STRAẞE')).toBe(foldCase('Straße'));
    expect(foldCase('ΟΔΟΣ')).toBe(foldCase('οδος'));
    expect(foldCase('ĐÀ NẴNG')).toBe(foldCase('đà nẵng'));
  });
});
