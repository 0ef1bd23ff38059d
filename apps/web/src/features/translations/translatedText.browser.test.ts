import { afterEach, expect, it, vi } from 'vitest';
import { client } from '#/api/client.ts';
import { ApplicationNotesDocument, type ApplicationNotesQuery } from '#/api/generated.ts';
import { refreshTranslation } from './translatedText.ts';

const ORIGINAL = 'ចាស ខ្ញុំត្រូវការ។';
const TRANSLATION = '네, 필요해요.';

type Shown = ApplicationNotesQuery['page']['items'][number]['shown'];
const BEFORE: Shown = {
  __typename: 'ShownApplicationNote',
  ...{ content: ORIGINAL, language: 'km', isTranslated: false, state: 'PENDING' },
};
const AFTER: Shown = { ...BEFORE, content: TRANSLATION, language: 'ko', isTranslated: true, state: 'DONE' };

function notes(shown: Shown): ApplicationNotesQuery {
  const note: ApplicationNotesQuery['page']['items'][number] = {
    __typename: 'ApplicationNote',
    ...{ uuid: 'n', createdAt: '2026-11-26T00:00:00.000Z', originalLanguage: 'km', content: ORIGINAL },
    ...{ isMyMessage: false, isRead: true, files: [], shown },
    fromUser: { __typename: 'User', uuid: 'sopheap', nickname: 'សុភាព' },
    theirs: { __typename: 'ShownApplicationNote', content: ORIGINAL, language: 'km', isTranslated: false },
  };
  return { page: { __typename: 'ApplicationNotePage', hasMore: false, items: [note] } };
}

afterEach(() => vi.unstubAllGlobals());

it('shows a translation that was made while the text itself was on its way', async () => {
  const first = Promise.withResolvers<void>();
  const replies = [first.promise.then(() => notes(BEFORE)), Promise.resolve(notes(AFTER))];
  vi.stubGlobal('fetch', async () => Response.json({ data: await replies.shift() }));
  const variables = { language: 'ko', theirs: 'km', application: 'a' } as const;
  const seen: (string | undefined)[] = [];
  const watched = client
    .watchQuery({ query: ApplicationNotesDocument, variables })
    .subscribe(({ data, dataState }) => dataState === 'complete' && seen.push(data.page.items[0]?.shown.content));
  await expect.poll(() => replies).toHaveLength(1);
  const told = refreshTranslation({ type: 'application-note', uuid: 'n' }, 'ko');
  first.resolve();
  await told;
  await expect.poll(() => seen.at(-1)).toBe(TRANSLATION);
  watched.unsubscribe();
});
