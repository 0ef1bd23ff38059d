import { holdsForTexts } from '@haiko/shared/test/anyTexts';
import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { hasWords, mask, unmask } from './mask.js';

const PARTS = [
  'https://www.hikorea.go.kr/info?a=1&b=2',
  'help@haiko.test',
  '@Linh_ẩn',
  '#บ้านเช่า',
  '＃비자',
  'E-9',
  'F-2-R',
  'D-2-1',
  '10,320원',
  '250만원',
  '₩2,156,880',
  '2,100,000 won',
  '010-1234-5678',
  '+82-10-1234-5678',
  '01012345678',
  '1588-1234',
  '1345',
  '1330',
  '+821012345678',
  '০১০-১২৩৪-৫৬৭৮',
  '๐๒-๑๒๓-๔๕๖๗',
  '០១០១២៣៤៥៦៧៨',
  '１５８８－１２３４'.replace('－', '-'),
  '1억원',
  '3천만 원',
  '2만 5천원',
  '200만₩',
  '500k VND',
  '200~250만원',
  '02)123-4567',
  '(031) 123-4567',
  '110-123-456789',
  '3333-01-1234567',
  '900101-5123456',
  '11012345678901',
  'naver.com',
  'm.hikorea.go.kr/info?a=1',
  't.me/haiko',
  '১০,৩২০원',
  'E9',
  'H2',
  'D10',
  '@Linh.Nguyễn',
  'www.haiko.test/ko',
  'https://haiko.test:3000/?a=1',
  'https://하이코.한국/글',
];

describe('what translators may not touch', () => {
  it.each(PARTS)('%s is taken out and comes back', (part) => {
    for (const text of Object.values(NINE_SCRIPTS)) {
      const hidden = mask(`${text} ${part} ${text}`);
      expect(hidden.parts).toEqual([part]);
      expect(hidden.text).not.toContain(part);
      expect(unmask(hidden.text, hidden)).toBe(`${text} ${part} ${text}`);
    }
  });

  it('comes back where the translator moved it', () => {
    const hidden = mask('E-9 비자는 @Linh 에게 물어보세요');
    expect(hidden.text).toBe('⟦0⟧ 비자는 ⟦1⟧ 에게 물어보세요');
    expect(unmask('Ask ⟦ 1 ⟧ about the ⟦0⟧ visa', hidden)).toBe('Ask @Linh about the E-9 visa');
  });

  it.each(['Ask about the visa', 'Ask ⟦0⟧ about ⟦0⟧', 'Ask ⟦0⟧ about ⟦1⟧ and ⟦2⟧', 'Ask ⟦1⟧ about ⟦7⟧'])(
    'is missed in "%s"',
    (translated) => {
      expect(unmask(translated, mask('@Linh 에게 E-9 비자를 물어보세요'))).toBeNull();
    },
  );

  it('includes brackets of our kind, which switch nothing off', () => {
    const hidden = mask('가격 ⟦0⟧ 010-1234-5678 E-9');
    expect(hidden.parts).toEqual(['⟦', '⟧', '010-1234-5678', 'E-9']);
    expect(unmask(hidden.text, hidden)).toBe('가격 ⟦0⟧ 010-1234-5678 E-9');
  });

  it.each([
    ['[[1]] about [[ 0 ]]', 'Ask @Linh about E-9'],
    ['【1】 about 〚0〛', 'Ask @Linh about E-9'],
    ['⟦១⟧ about ⟦০⟧', 'Ask @Linh about E-9'],
  ])('is known in other brackets and digits: %s', (made, expected) => {
    expect(unmask(`Ask ${made}`, mask('E-9 비자는 @Linh 에게'))).toBe(expected);
  });

  it('is not looked for in brackets that the writer used', () => {
    expect(unmask('See [[0]] about [[1]]', mask('[[0]] 을 보고 @Linh 와 E-9'))).toBeNull();
  });

  it.each([
    'https://evil.test',
    'mail me@evil.test',
    'call 010-9999-8888',
    'scam.com',
    'pay to 110-999-456789',
    '০১০-৯৯৯৯-৮৮৮৮',
  ])('is not added to by "%s"', (lure) => {
    expect(unmask(`Hello ⟦0⟧ ${lure}`, mask('@Linh 안녕'))).toBeNull();
  });

  it.each([
    ['저는 1998년에 태어났어요', 'I was born in 1998'],
    ['천오백 명이 왔어요', '1500 people came'],
    ['1998년부터 2001년까지', '1998-2001'],
    ['전화 공일공, 1234 그리고 5678', 'Phone 010, 1234 and 5678'],
  ])('of numbers nothing is added by "%s" → "%s"', (source, made) => {
    const hidden = mask(source);
    expect(unmask([made, ...hidden.parts.map((_, index) => `⟦${index}⟧`)].join(' '), hidden)).not.toBeNull();
  });

  it.each([
    ['www.naver.com에서 봤어요', 'www.naver.com'],
    ['https://haiko.test에 있어요', 'https://haiko.test'],
    ['naver.com에서 봤어요. Ok.', 'naver.com'],
    ['(https://haiko.test/ko)', 'https://haiko.test/ko'],
  ])('ends where the particle begins: %s', (text, part) => {
    expect(mask(text).parts).toEqual([part]);
  });

  it.each(['1998년', '1500명', '1988', 'A4', '2026.11.21', '2026-11-21', '24시간', 'Node.js', 'ok.me too', '2.5명'])(
    'leaves %s to the translator',
    (part) => {
      expect(mask(`오늘 ${part} 입니다`).parts).toEqual([]);
    },
  );

  // A pattern that goes back and forth would not end within the time of a test.
  it.each(['a', '1', '1,', '@', 'www.', '1만', '010-', 'a.', 'http://', '1만 ', '1-', '1 ', '2 triệu '])(
    'reads a megabyte of "%s" in one go',
    (part) => {
      const { text, parts } = mask(part.repeat(1_000_000 / part.length));
      expect(text.length + parts.length).toBeGreaterThan(0);
    },
  );

  it('leaves nothing to translate in links, numbers and emoji', () => {
    expect(hasWords('https://haiko.test 010-1234-5678 🙂 10,000원 #비자')).toBe(false);
    for (const text of Object.values(NINE_SCRIPTS)) expect(hasWords(text)).toBe(true);
  });
});

describe('texts of any pieces', () => {
  // Amounts come back as every reader knows them, which is no matter of what is asked here.
  const kept = PARTS.filter((part) => !/[원₩]|won|VND/.test(part));
  const pieces = [...kept, ...Object.values(NINE_SCRIPTS), '⟦', '⟧', '⟦0⟧', '[[1]]', ...' \n,.()-7a년'];

  it('come back as they were from who changes nothing', () => {
    holdsForTexts(pieces, (text) => {
      const hidden = mask(text);
      expect(unmask(hidden.text, hidden)).toBe(text);
    });
  });

  it('do not come back with a part lost, doubled or made up, or with an address that was not there', () => {
    holdsForTexts(pieces, (text) => {
      const hidden = mask(text);
      const token = `⟦${hidden.parts.length - 1}⟧`;
      const made = [`${hidden.text} ⟦${hidden.parts.length}⟧`, `${hidden.text} https://evil.example/`];
      if (hidden.parts.length > 0) made.push(hidden.text.replace(token, ''), `${hidden.text} ${token}`);
      for (const translated of made) expect(unmask(translated, hidden)).toBeNull();
    });
  });
});
