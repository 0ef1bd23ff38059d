import { describe, expect, it } from 'vitest';
import { inputOf, newTexts } from './boardPost.ts';

describe('what is sent of a post of a board', () => {
  it('is the original, and of the others what somebody typed', () => {
    const saved = newTexts('ko');
    saved.titles.ko = '공지';
    saved.contents.ko = '글';
    saved.titles.vi = 'Thông báo';
    const typed = { ...saved, titles: { ...saved.titles, km: ' សេចក្ដីជូនដំណឹង ' } };
    expect(inputOf(typed, saved)).toEqual({
      ...{ originalLanguage: 'ko', title: '공지', content: '글', contents: {} },
      titles: { km: 'សេចក្ដីជូនដំណឹង' },
    });
    // A wrong one that was emptied is taken away.
    expect(inputOf({ ...typed, titles: { ...typed.titles, vi: ' ' } }, saved).titles).toMatchObject({ vi: null });
    expect(inputOf(typed, undefined).titles).toEqual({ vi: 'Thông báo', km: 'សេចក្ដីជូនដំណឹង' });
  });
});
