import { describe, expect, it } from 'vitest';
import { namesVisa, visaSentences } from './visaSentences.ts';

describe('sentences about visas', () => {
  it('are quoted as they stand there, each once', () => {
    const text =
      '용접 경력 우대.\n외국인 지원 가능 (E-9, F-4 소지자)\n기숙사 제공. F-6 비자 환영!\n외국인 지원 가능 (E-9, F-4 소지자)';
    expect(visaSentences(text)).toEqual(['외국인 지원 가능 (E-9, F-4 소지자)', 'F-6 비자 환영!']);
  });

  it.each(['용접 경력 우대', '초과근무 E등급 없음', 'A4 용지, B1층, H빔 용접', '', '주 5일 근무 09:00~18:00'])(
    'are none in %j',
    (text) => {
      expect(visaSentences(text)).toEqual([]);
      expect(namesVisa(text)).toBe(false);
    },
  );

  it.each([
    ['외국인 가능', false],
    ['E-7-4 가능', true],
    ['F4 비자 가능', true],
    ['거주(F-2)·재외동포(F-4)', true],
    ['visa F-5 holders welcome', true],
    ['모델 E-100 조립', false],
  ])('of %j name one: %s', (text, isNamed) => {
    expect(namesVisa(text)).toBe(isNamed);
  });

  it('are a few, cut where they are long', () => {
    const many = Array.from({ length: 9 }, (_, index) => `외국인 ${index} ${'가'.repeat(300)}`).join('\n');
    const quoted = visaSentences(many);
    expect(quoted).toHaveLength(5);
    expect(quoted.every((each) => each.length === 200)).toBe(true);
  });
});
