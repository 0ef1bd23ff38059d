import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  addHashtags,
  EMPTY_POST,
  hasSeparator,
  isSamePost,
  isSavedPost,
  postSchema,
  payloadOf,
  valuesOf,
  type PostValues,
} from './postForm.ts';

const written: PostValues = { ...EMPTY_POST, title: '비자 연장', content: '어디에서 하나요?' };

function problemsOf(fields: Partial<PostValues>): Record<string, string> {
  const result = v.safeParse(postSchema, { ...written, ...fields });
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

describe('a post that is sent', () => {
  it.each(['안녕', 'Hello', '你好', 'こんにちは', 'สวัสดี', 'Xin chào', 'សួស្តី', 'Kumusta', 'হ্যালো'])(
    'may say %s',
    (text) => {
      expect(problemsOf({ title: text, content: text, hashtagNames: [text.replace(' ', '')] })).toEqual({});
    },
  );

  it('has a title and a content that can be seen', () => {
    expect(problemsOf({ title: ' ', content: '\u200B\u3164\n' })).toEqual({
      title: 'postForm.field.titleMissing',
      content: 'postForm.field.contentMissing',
    });
  });

  it('counts what readers call characters, not code units', () => {
    const family = '👨‍👩‍👧';
    expect(problemsOf({ title: 'ខ្ញុំ'.repeat(33) })).toEqual({});
    expect(problemsOf({ title: family.repeat(80), content: 'ก'.repeat(10_000) })).toEqual({});
    expect(problemsOf({ title: 'é'.repeat(101), content: 'ก'.repeat(10_001) })).toEqual({
      title: 'postForm.field.titleTooLong',
      content: 'postForm.field.contentTooLong',
    });
  });

  it('is refused with a hashtag in the box that cannot be one', () => {
    expect(problemsOf({ hashtagText: '#비자' })).toEqual({ hashtagText: 'errors.HASHTAG_HAS_SIGN' });
    expect(problemsOf({ hashtagNames: ['visa'], hashtagText: 'ＶＩＳＡ' })).toEqual({
      hashtagText: 'errors.DUPLICATE_HASHTAG',
    });
    expect(problemsOf({ hashtagText: '비자' })).toEqual({});
  });

  it('takes along the hashtag that still stands in the box, and the pictures in their order', () => {
    const pictures = [
      { name: 'b.png', path: '/files/b.webp', alt: 'ដំបូង' },
      { name: 'a.png', path: '/files/a.webp', alt: '' },
    ];
    expect(payloadOf({ ...written, hashtagNames: ['비자'], hashtagText: ' 서울 ', region: 1104, pictures })).toEqual({
      title: '비자 연장',
      content: '어디에서 하나요?',
      region: 1104,
      hashtagNames: ['비자', '서울'],
      files: pictures,
    });
  });

  it('says its language only where the author chose it: the server tells it otherwise', () => {
    const inTagalog = { ...written, chosenLanguage: 'tl' as const };
    expect(payloadOf(written)).not.toHaveProperty('originalLanguage');
    expect(payloadOf(inTagalog).originalLanguage).toBe('tl');
  });
});

describe('hashtags', () => {
  it.each(['visa seoul', 'visa,seoul', 'visa,seoul', 'visa、seoul', 'visa\u3000seoul', ' visa , seoul '])(
    'are told apart in %j',
    (text) => {
      expect(hasSeparator(text)).toBe(true);
      expect(addHashtags([], text)).toEqual({ hashtagNames: ['visa', 'seoul'], rest: '' });
    },
  );

  it.each(['#비자', '＃비자', '﹟비자'])('are entered without the sign: %s', (text) => {
    expect(addHashtags([], text)).toEqual({ hashtagNames: [], rest: text, problem: 'HASHTAG_HAS_SIGN' });
  });

  it('keep what could be added, and leave the rest to be mended', () => {
    expect(addHashtags(['ភាសា'], 'ជំនួយ ភាសា ការងារ')).toEqual({
      hashtagNames: ['ភាសា', 'ជំនួយ'],
      rest: 'ភាសា ការងារ',
      problem: 'DUPLICATE_HASHTAG',
    });
  });

  it('are at most ten, of at most thirty characters', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tag${index}`);
    expect(addHashtags(ten.slice(1), 'tag0').problem).toBeUndefined();
    expect(addHashtags(ten, 'eleventh').problem).toBe('TOO_MANY');
    expect(addHashtags([], 'শি'.repeat(30)).problem).toBeUndefined();
    expect(addHashtags([], 'শি'.repeat(31)).problem).toBe('TOO_LONG');
  });
});

describe('a post that is changed', () => {
  const post = {
    title: 'Kumusta',
    content: 'Nasaan ang klinika?',
    originalLanguage: 'tl' as const,
    region: { id: 1104 },
    hashtags: [{ name: 'klinika' }],
    post_files: [{ name: 'a.png', path: '/files/a.webp', alt: 'Pinto' }],
  };

  it('keeps its language where its letters do not tell it', () => {
    const names = { ...post, title: 'Adobo', content: 'Ansan, Suwon' };
    expect(valuesOf(names, 'ko').chosenLanguage).toBe('tl');
    expect(valuesOf(names, 'tl').chosenLanguage).toBe('');
    // Its words tell it.
    expect(valuesOf(post, 'ko').chosenLanguage).toBe('');
  });

  it('says the same until something of it was changed', () => {
    const saved = valuesOf(post, 'tl');
    expect(isSamePost(saved, structuredClone(saved))).toBe(true);
    expect(isSamePost(saved, { ...saved, pictures: [] })).toBe(false);
    expect(isSamePost(saved, { ...saved, hashtagText: 'x' })).toBe(false);
    expect(isSamePost(saved, { ...saved, region: null })).toBe(false);
    expect(isSamePost(saved, { ...saved, pictures: saved.pictures.map((one) => ({ ...one, alt: '' })) })).toBe(false);
  });

  it('is known as what was sent, in the letters in which the server stores it', () => {
    const saved = valuesOf(post, 'ko');
    const sent = (changes: Partial<PostValues>) => ({ ...saved, ...changes });
    expect(isSavedPost(saved, saved, 'ko')).toBe(true);
    expect(isSavedPost(sent({ title: 'Kumusta ', content: 'Nasaan ang klinika?\n' }), saved, 'ko')).toBe(true);
    expect(isSavedPost(sent({ hashtagNames: [], hashtagText: 'Klinika ' }), saved, 'ko')).toBe(true);
    expect(isSavedPost(sent({ chosenLanguage: 'tl' }), saved, 'ko')).toBe(true);
    // Told by the server alone.
    expect(isSavedPost(saved, sent({ chosenLanguage: 'km' }), 'ko')).toBe(true);
    expect(isSavedPost(sent({ chosenLanguage: 'vi' }), saved, 'ko')).toBe(false);
    expect(isSavedPost(sent({ title: 'កំពង់ចាម' }), saved, 'ko')).toBe(false);
    expect(isSavedPost({ ...saved, pictures: [] }, saved, 'ko')).toBe(false);
  });
});
