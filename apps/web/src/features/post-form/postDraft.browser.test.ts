import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, forgetDraft, keepDraft, readDraft } from '#/features/forms/drafts.ts';
import { postDraftSchema, revivePost } from './postDraft.ts';
import { EMPTY_POST, type PostValues } from './postForm.ts';

const HOUR = 60 * 60 * 1000;
const post: PostValues = {
  ...{ ...EMPTY_POST, title: 'Xin chào ប្រទេសកូរ៉េ', hashtagNames: ['비자'], chosenLanguage: 'km' },
  pictures: [{ name: 'ảnh.png', path: '/files/a.webp', alt: 'áo' }],
};

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('comes back as it was left', () => {
    const key = draftKey('post', 'linh');
    keepDraft(key, post);
    expect(readDraft(key, postDraftSchema)).toEqual(post);
    forgetDraft(key);
    expect(readDraft(key, postDraftSchema)).toBeUndefined();
  });

  it('belongs to one account and one post', () => {
    keepDraft(draftKey('post', 'linh'), post);
    expect(readDraft(draftKey('post', 'sokha'), postDraftSchema)).toBeUndefined();
    expect(readDraft(draftKey('post', 'linh', 'a-post'), postDraftSchema)).toBeUndefined();
  });

  it('comes back without pictures that the server has removed by then, and with those of the saved post', () => {
    const draft = { savedAt: 0, base: EMPTY_POST, values: post };
    expect(revivePost(draft, EMPTY_POST, 22 * HOUR)).toEqual(post);
    expect(revivePost(draft, EMPTY_POST, 24 * HOUR)).toEqual({ ...post, pictures: [] });
    expect(revivePost(draft, { ...EMPTY_POST, pictures: post.pictures }, 24 * HOUR)).toEqual(post);
  });

  it.each(['', 'null', '{', '[]', '{"title":1,"pictures":[]}'])('that reads %j is none', (stored) => {
    const key = draftKey('post', 'linh');
    sessionStorage.setItem(key, stored);
    expect(readDraft(key, postDraftSchema)).toBeUndefined();
  });
});
