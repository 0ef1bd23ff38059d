import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, draftKey, readDraft, storeDraft } from './postDraft.ts';
import { EMPTY_POST, type PostText } from './postForm.ts';

const HOUR = 60 * 60 * 1000;
const draft: PostText = {
  fields: { ...EMPTY_POST.fields, title: 'Xin chào ប្រទេសកូរ៉េ', hashtagNames: ['비자'], chosenLanguage: 'km' },
  pictures: [{ name: 'ảnh.png', path: '/files/a.webp' }],
};

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('comes back as it was left', () => {
    const key = draftKey('linh', undefined);
    storeDraft(key, draft);
    expect(readDraft(key)).toEqual(draft);
    clearDraft(key);
    expect(readDraft(key)).toBeUndefined();
  });

  it('belongs to one account and one post', () => {
    storeDraft(draftKey('linh', undefined), draft);
    expect(readDraft(draftKey('sokha', undefined))).toBeUndefined();
    expect(readDraft(draftKey('linh', 'a-post'))).toBeUndefined();
  });

  it('comes back without pictures that the server has removed by then', () => {
    const key = draftKey('linh', undefined);
    storeDraft(key, draft, 0);
    expect(readDraft(key, 22 * HOUR)).toEqual(draft);
    expect(readDraft(key, 24 * HOUR)).toEqual({ ...draft, pictures: [] });
  });

  it.each(['', 'null', '{', '[]', '{"savedAt":1,"fields":{"title":1},"pictures":[]}'])(
    'that reads %j is none',
    (stored) => {
      const key = draftKey('linh', undefined);
      sessionStorage.setItem(key, stored);
      expect(readDraft(key)).toBeUndefined();
    },
  );
});
