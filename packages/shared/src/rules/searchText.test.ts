import { describe, expect, it } from 'vitest';
import { HTML_LANG, LANGUAGES } from '../i18n/languages.ts';
import { SIMPLIFIED, TRADITIONAL } from './searchText.han.ts';
import { foldForSearch, foundParts, searchWords } from './searchText.ts';

const MANY = 500_000;

/** The text with what was found in brackets. */
function marked(text: string, keyword: string): string {
  return foundParts(text, searchWords(keyword))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');
}

describe('the folded form', () => {
  it('keeps the marks of scripts that live by them', () => {
    expect(foldForSearch('កម្ពុជា')).toBe('កម្ពុជា');
    expect(foldForSearch('বাংলা')).toBe('বাংলা');
    expect(foldForSearch('がぎぐ')).toBe('がぎぐ');
  });

  it.each(LANGUAGES)('has the digits of everybody where %s has its own', (language) => {
    const digits = new Intl.NumberFormat(`${HTML_LANG[language]}-u-nu-native`, { useGrouping: false }).format(
      123_4567_890,
    );
    // Chinese writes numbers in words.
    if (/^\p{Nd}+$/u.test(digits)) expect(foldForSearch(digits)).toBe('1234567890');
  });

  it('is one for letters that look alike, however they were typed', () => {
    expect(foldForSearch('ប្តូរ ក្តៅ')).toBe(foldForSearch('ប្ដូរ ក្ដៅ'));
    expect(foldForSearch('ដុត')).not.toBe(foldForSearch('តុត'));
    expect(foldForSearch('เเพง')).toBe('แพง');
    expect(marked('ចង់ប្ដូរវីសា', 'ប្តូរ')).toBe('ចង់[ប្ដូរ]វីសា');
  });

  it('is itself folded, whatever marks stand beside each other', () => {
    const folded = foldForSearch('\u0301\u17bb\u17d2\u179a');
    expect(foldForSearch(folded)).toBe(folded);
  });

  it.each([
    ['Đường đi', 'duong di'],
    ['ខ្ញំុ', 'ខ្ញុំ'],
    ['ស្រ្តី', foldForSearch('ស្ត្រី')],
    ['ប៊ី', foldForSearch('ប\u17b8\u17ca')],
    ['ដើម', foldForSearch('ដ\u17c1\u17b8ម')],
    ['នៅ', 'នៅ'],
    ['นํ้า', foldForSearch('น้ำ')],
    ['E-9, E‑7–4; F-2-R', 'e9, e74; f2r'],
    ['COVID-19 E-mail A-class 3-4', 'covid-19 e-mail a-class 3-4'],
    ['don’t donʼt', "don't don't"],
    ['০১০ ๐๑๐ ០១០', '010 010 010'],
    ['ビザ ﾋﾞｻﾞ びざ ヴ', 'びざ びざ びざ ゔ'],
  ])('of %s is %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
    expect(foldForSearch(folded)).toBe(folded);
  });

  it.each(['ក្រ', 'ស', '1', 'e-9', 'ก่', '\u17c6', '\u17d2\u179a', '\u17b6'])('is made at once of many “%s”', (part) => {
    // Time that grows with the square of the length would be hours here, for which no runner waits.
    const folded = foldForSearch(part.repeat(MANY));
    expect(folded).toBe(foldForSearch(part.repeat(100)).repeat(MANY / 100));
  });

  it('knows a keyword’s words once each, hashtags with their sign', () => {
    expect(searchWords('  ＃ＶＩＳＡ  visa Visa ')).toEqual(['#visa', 'visa']);
    expect(searchWords(' \u200b ')).toEqual([]);
  });
});

describe('what a search found in a text', () => {
  it.each([
    ['비자 연장 방법', '비자', '[비자] 연장 방법'],
    ['비자 연장'.normalize('NFD'), '비자', `[${'비자'.normalize('NFD')}] ${'연장'.normalize('NFD')}`],
    ['Visa and VISA', 'ｖｉｓａ', '[Visa] and [VISA]'],
    ['ＶＩＳＡ센터', 'visa', '[ＶＩＳＡ]센터'],
    ['Tìm việc ở Ansan', 'viec tim', '[Tìm] [việc] ở Ansan'],
    ['签证延期', '延期', '签证[延期]'],
    ['簽證延期', '签证', '[簽證]延期'],
    ['怎么办签证', '簽證', '怎么办[签证]'],
    ['ビザの更新', '更新', 'ビザの[更新]'],
    ['ซื้อ\u200bเสื้อผ้า', 'ซื้อเสื้อ', '[ซื้อ\u200bเสื้อ]ผ้า'],
    ['បន្តទិដ្ឋាការ', 'ទិដ្ឋាការ', 'បន្ត[ទិដ្ឋាការ]'],
    ['ভিসা নবায়ন', 'নবায়ন', 'ভিসা [নবায়ন]'],
    ['Paano mag-renew ng visa?', 'RENEW', 'Paano mag-[renew] ng visa?'],
    ['Visa E-9 비자', 'E9', 'Visa [E-9] 비자'],
    ['Visa E9 비자', 'E-9', 'Visa [E9] 비자'],
    ['E-9, E-7-4', '4', 'E-9, E-7-[4]'],
    ['ខ្ញុំធ្វើការ', 'ខ្ញំុ', '[ខ្ញុំ]ធ្វើការ'],
    ['ค่านํ้าแพง', 'น้ำ', 'ค่า[นํ้า]แพง'],
    ['I don’t know', "don't", 'I [don’t] know'],
    ['০১০-১২৩৪', '1234', '০১০-[১২৩৪]'],
    ['ビザの更新', 'びざ', '[ビザ]の更新'],
    ['Đường về', 'duong', '[Đường] về'],
    ['50% off', '0%', '5[0%] off'],
    ['aaa', 'aa', '[aaa]'],
    ['nothing here', 'xyz', 'nothing here'],
    ['nothing wanted', '', 'nothing wanted'],
  ])('%j, looking for %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected);
  });

  it('never divides what a reader sees as one character', () => {
    expect(marked('ក្មេង', 'ម')).toBe(`[${[...new Intl.Segmenter('en').segment('ក្មេង')][0]?.segment ?? ''}]ង`);
  });
});

describe('the table of Chinese characters', () => {
  it('has a simplified one for each traditional one, which is none itself', () => {
    const [traditional, simplified] = [[...TRADITIONAL], [...SIMPLIFIED]];
    expect(simplified).toHaveLength(traditional.length);
    expect(new Set(traditional).size).toBe(traditional.length);
    expect(simplified.filter((character) => TRADITIONAL.includes(character))).toEqual([]);
  });
});
