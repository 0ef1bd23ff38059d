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
    expect(pickTogether({ title, content }, 'km', 'th')).toMatchObject({
      texts: { title: 'สวัสดี', content: 'เพื่อน' },
      language: 'th',
    });
    expect(pickTogether({ title, content }, 'km', 'en')).toMatchObject({
      texts: { title: 'សួស្តី', content: 'មិត្តភក្តិ' },
      language: 'km',
    });
    expect(pickTogether({ title, content }, 'km', 'th', ['km']).language).toBe('km');
  });

  it('tell in which languages both are there', () => {
    const content = { km: 'មិត្តភក្តិ', th: 'เพื่อน', bn: 'বন্ধু' };
    expect(Object.keys(pickTogether({ title, content }, 'km', 'th').complete).sort()).toEqual(['km', 'th']);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { km: '' }],
  ])('are translated also where nobody has written a third part: %s', (_, extra) => {
    const content = { km: 'មិត្តភក្តិ', th: 'เพื่อน' };
    expect(pickTogether({ title, content, extra }, 'km', 'th')).toMatchObject({
      texts: { title: 'สวัสดี', content: 'เพื่อน', extra: '' },
      language: 'th',
    });
  });

  it('stay as they were written where a third part is not translated yet', () => {
    const content = { km: 'មិត្តភក្តិ', th: 'เพื่อน' };
    expect(pickTogether({ title, content, extra: { km: 'ប្រាក់' } }, 'km', 'th')).toMatchObject({
      texts: { title: 'សួស្តី', content: 'មិត្តភក្តិ', extra: 'ប្រាក់' },
      language: 'km',
    });
  });

  it('are empty in the original language where there is nothing at all', () => {
    expect(pickTogether({ title: {}, content: {} }, 'km', 'en')).toMatchObject({ texts: { title: '', content: '' } });
  });
});
