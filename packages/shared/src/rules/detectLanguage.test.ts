import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

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
});
