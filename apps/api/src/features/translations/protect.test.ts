import { NINE_SCRIPTS } from '../../../test/nine-scripts.js';
import { hasWords, protect, restore } from './protect.js';

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
  '1억원',
  '3천만 원',
  'www.haiko.test/ko',
];

describe('what translators may not touch', () => {
  it.each(PARTS)('%s is taken out and comes back', (part) => {
    for (const text of Object.values(NINE_SCRIPTS)) {
      const hidden = protect(`${text} ${part} ${text}`);
      expect(hidden.parts).toEqual([part]);
      expect(hidden.text).not.toContain(part);
      expect(restore(hidden.text, hidden.parts)).toBe(`${text} ${part} ${text}`);
    }
  });

  it('comes back where the translator moved it', () => {
    const { text, parts } = protect('E-9 비자는 @Linh 에게 물어보세요');
    expect(text).toBe('⟦0⟧ 비자는 ⟦1⟧ 에게 물어보세요');
    expect(restore('Ask ⟦ 1 ⟧ about the ⟦0⟧ visa', parts)).toBe('Ask @Linh about the E-9 visa');
  });

  it.each(['Ask about the visa', 'Ask ⟦0⟧ about ⟦0⟧', 'Ask ⟦0⟧ about ⟦1⟧ and ⟦2⟧', 'Ask ⟦1⟧ about ⟦7⟧'])(
    'is missed in "%s"',
    (translated) => {
      expect(restore(translated, ['@Linh', 'E-9'])).toBeNull();
    },
  );

  it('includes brackets of our kind, which switch nothing off', () => {
    const { text, parts } = protect('가격 ⟦0⟧ 010-1234-5678 E-9');
    expect(parts).toEqual(['⟦', '⟧', '010-1234-5678', 'E-9']);
    expect(restore(text, parts)).toBe('가격 ⟦0⟧ 010-1234-5678 E-9');
  });

  it.each(['https://evil.test', 'mail me@evil.test', 'call 010-9999-8888'])('is not added to by "%s"', (lure) => {
    expect(restore(`Hello ⟦0⟧ ${lure}`, ['@Linh'])).toBeNull();
  });

  it('leaves nothing to translate in links, numbers and emoji', () => {
    expect(hasWords('https://haiko.test 010-1234-5678 🙂 10,000원 #비자')).toBe(false);
    for (const text of Object.values(NINE_SCRIPTS)) expect(hasWords(text)).toBe(true);
  });
});
