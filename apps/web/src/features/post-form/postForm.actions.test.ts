import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import { showModified } from './postForm.actions.ts';

const CARD = gql`
  query Card($language: String!) {
    readPost(uuid: "p") {
      uuid
      thumbnailImageUrl
      hashtags {
        uuid
        name
      }
      shown(language: $language) {
        title
        excerpt
        language
        isTranslated
        town
      }
    }
  }
`;

const OLD = { title: 'Chào', content: 'Mình mới đến' };
const saved = {
  __typename: 'Post' as const,
  uuid: 'p',
  ...OLD,
  originalLanguage: 'vi' as const,
  thumbnailImageUrl: '/files/a-512.webp',
  hashtags: [{ __typename: 'Hashtag' as const, uuid: 'h', name: '안산' }],
  region: null,
  post_files: [],
};

/** A feed that has shown the post in Khmer (translated) and in Vietnamese. */
function aCache() {
  const cache = createCache();
  const shown = {
    __typename: 'ShownPost',
    title: 'Chào',
    excerpt: 'Mình mới đến',
    language: 'vi',
    isTranslated: false,
    town: null,
  };
  const translated = { ...shown, title: 'សួស្តី', excerpt: 'ខ្ញុំទើបមកដល់', language: 'km', isTranslated: true };
  const post = { __typename: 'Post', uuid: 'p', thumbnailImageUrl: null, hashtags: [] };
  cache.writeQuery({ query: CARD, variables: { language: 'vi' }, data: { readPost: { ...post, shown } } });
  cache.writeQuery({ query: CARD, variables: { language: 'km' }, data: { readPost: { ...post, shown: translated } } });
  return (language: string) => ({
    cache,
    read: () => cache.readQuery<{ readPost: object }>({ query: CARD, variables: { language } })?.readPost,
  });
}

describe('a changed post in the cache', () => {
  it('shows its new words in every language: its translations are gone', () => {
    const { cache, read } = aCache()('km');
    showModified(cache, { ...saved, title: 'Chào cả nhà' }, OLD);
    expect(read()).toMatchObject({
      shown: { title: 'Chào cả nhà', excerpt: 'Mình mới đến', language: 'vi', isTranslated: false },
      hashtags: [{ name: '안산' }],
    });
  });

  it('is about another town, in the language of each list', () => {
    const of = aCache();
    const region = { id: 1104 } as Parameters<typeof showModified>[1]['region'];
    const { cache, read } = of('km');
    showModified(cache, { ...saved, region }, OLD);
    expect(read()).toMatchObject({ shown: { title: 'សួស្តី', town: 'Seongdong-gu, Seoul' } });
    showModified(cache, saved, OLD);
    expect(read()).toMatchObject({ shown: { town: null } });
  });

  it('keeps its translations where only pictures or hashtags were changed', () => {
    const { cache, read } = aCache()('km');
    showModified(cache, saved, OLD);
    expect(read()).toMatchObject({
      shown: { title: 'សួស្តី', isTranslated: true },
      thumbnailImageUrl: '/files/a-512.webp',
    });
  });
});
