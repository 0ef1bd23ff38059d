import { describe, expect, it } from 'vitest';
import { pick, pickTogether } from './localized.ts';

describe('a localized text', () => {
  const text = { km: 'សួស្តី', en: 'hello', th: 'สวัสดี' };

  it('is shown in the wanted language, else the original, else English, else any', () => {
    expect(pick(text, 'km', 'th')).toEqual({ text: 'สวัสดี', language: 'th' });
    expect(pick(text, 'km', 'bn')).toEqual({ text: 'សួស្តី', language: 'km' });
    expect(pick(text, 'ja', 'bn')).toEqual({ text: 'hello', language: 'en' });
    expect(pick({ vi: 'chào' }, 'ja', 'bn')).toEqual({ text: 'chào', language: 'vi' });
    expect(pick({}, 'ja', 'bn')).toEqual({ text: '', language: 'ja' });
  });

  it('stays as it was written for whoever reads that language too', () => {
    expect(pick(text, 'km', 'th', ['km'])).toEqual({ text: 'សួស្តី', language: 'km' });
    expect(pick(text, 'km', 'th', ['en', 'ko'])).toEqual({ text: 'สวัสดี', language: 'th' });
    expect(pick(text, 'km', 'km', ['th'])).toEqual({ text: 'សួស្តី', language: 'km' });
    expect(pick({ th: 'สวัสดี', km: '' }, 'km', 'th', ['km'])).toEqual({ text: 'สวัสดี', language: 'th' });
  });

  it('takes an empty translation for none', () => {
    expect(pick({ ko: '안녕', en: '' }, 'ko', 'en')).toEqual({ text: '안녕', language: 'ko' });
  });
});

describe('a title and its content', () => {
  const title = { km: 'សួស្តី', en: 'Hello', th: 'สวัสดี' };

  it('are shown in one language, which both have; else in the original', () => {
    const content = { km: 'មិត្តភក្តិ', th: 'เพื่อน' };
    expect(pickTogether({ title, content }, 'km', 'th')).toEqual({
      texts: { title: 'สวัสดี', content: 'เพื่อน' },
      language: 'th',
    });
    expect(pickTogether({ title, content }, 'km', 'en')).toEqual({
      texts: { title: 'សួស្តី', content: 'មិត្តភក្តិ' },
      language: 'km',
    });
    expect(pickTogether({ title, content }, 'km', 'th', ['km']).language).toBe('km');
  });

  it('are the original where one of them is empty', () => {
    expect(pickTogether({ title, content: {} }, 'km', 'en')).toEqual({
      texts: { title: 'សួស្តី', content: '' },
      language: 'km',
    });
  });
});
