import { gql } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import { showTranslation } from './shownTexts.ts';

const POST = gql`
  fragment Shown on Post {
    uuid
    title
    km: shown(language: km) {
      title
      excerpt
      content
      language
      isTranslated
      state
    }
    vi: shown(language: vi) {
      title
      language
    }
  }
`;

const waiting = {
  ...{ title: '겨울 옷', excerpt: '어디서 사나요?', content: '어디서 사나요?' },
  ...{ language: 'ko', isTranslated: false, state: 'PENDING' },
};

function stage() {
  const cache = createCache();
  const vi = { title: '겨울 옷', language: 'ko' };
  const shown = { __typename: 'ShownPost' };
  cache.writeFragment({
    fragment: POST,
    data: { __typename: 'Post', uuid: 'p', title: '겨울', km: { ...shown, ...waiting }, vi: { ...shown, ...vi } },
  });
  const read = () => cache.readFragment<{ km: object; vi: object }>({ id: 'Post:p', fragment: POST });
  return { cache, read };
}

const translated = {
  originalLanguage: 'ko' as const,
  state: 'DONE' as const,
  isMine: false,
  fields: [
    { __typename: 'TranslatedField' as const, field: 'title', original: '겨울 옷', translation: 'អាវរងា' },
    { __typename: 'TranslatedField' as const, field: 'content', original: '어디서 사나요?', translation: 'ទិញនៅឯណា?' },
  ],
  __typename: 'TranslatedText' as const,
};

it('a new translation is shown where the text stands, in its language only', () => {
  const { cache, read } = stage();
  showTranslation(cache, { type: 'post', uuid: 'p' }, 'km', { ...translated, shownLanguage: 'km' });
  expect(read()).toMatchObject({
    title: '겨울 옷',
    km: {
      title: 'អាវរងា',
      excerpt: 'ទិញនៅឯណា?',
      content: 'ទិញនៅឯណា?',
      language: 'km',
      isTranslated: true,
      state: 'DONE',
    },
    vi: { title: '겨울 옷', language: 'ko' },
  });
});

it('whoever reads the original goes on reading it, and learns that there is a translation', () => {
  const { cache, read } = stage();
  showTranslation(cache, { type: 'post', uuid: 'p' }, 'km', { ...translated, shownLanguage: 'ko' });
  expect(read()).toMatchObject({ km: { ...waiting, state: 'DONE' } });
});

it('a text of which a part has no translation stays as it was written, all of it', () => {
  const { cache, read } = stage();
  const [title, content] = translated.fields;
  const half = [title, { ...content, translation: null }] as typeof translated.fields;
  const text = { ...translated, state: 'PENDING' as const, shownLanguage: 'km' as const, fields: half };
  showTranslation(cache, { type: 'post', uuid: 'p' }, 'km', text);
  expect(read()).toMatchObject({ km: waiting });
});

it('a text that is not on the screen changes nothing', () => {
  const { cache, read } = stage();
  showTranslation(cache, { type: 'comment', uuid: 'p' }, 'km', { ...translated, shownLanguage: 'km' });
  expect(read()).toMatchObject({ km: waiting });
});
