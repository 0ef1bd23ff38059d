import { describe, expect, it } from 'vitest';
import { pick, translationState } from './localized.ts';

describe('a localized text', () => {
  const text = { km: 'សួស្តី', en: 'hello', th: 'สวัสดี' };

  it('is shown in the wanted language, else the original, else English, else any', () => {
    expect(pick(text, 'km', 'th')).toEqual({ text: 'สวัสดี', language: 'th' });
    expect(pick(text, 'km', 'bn')).toEqual({ text: 'សួស្តី', language: 'km' });
    expect(pick(text, 'ja', 'bn')).toEqual({ text: 'hello', language: 'en' });
    expect(pick({ vi: 'chào' }, 'ja', 'bn')).toEqual({ text: 'chào', language: 'vi' });
    expect(pick({}, 'ja', 'bn')).toEqual({ text: '', language: 'ja' });
  });

  it('takes an empty translation for none', () => {
    expect(pick({ ko: '안녕', en: '' }, 'ko', 'en')).toEqual({ text: '안녕', language: 'ko' });
  });

  it('knows where each language stands', () => {
    expect(translationState(text, 'km', 'km')).toBe('SOURCE');
    expect(translationState(text, 'km', 'th')).toBe('DONE');
    expect(translationState(text, 'km', 'bn')).toBe('UNSUPPORTED');
  });
});
