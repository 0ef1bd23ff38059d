import { ApolloProvider } from '@apollo/client/react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { client } from '#/api/client.ts';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { NoteLog } from './NoteLog.tsx';
import type { OutgoingNote } from './outbox.ts';

const partner: AuthorFragment = {
  __typename: 'User',
  ...{ uuid: 'sokha', nickname: 'Sokha សុខា', profileImageUrl: null, isWithdrawn: false },
  nationalityInfo: { __typename: 'NationalityInfo', nationality: null },
};
const sent = (content: string, createdAt: string): NoteRowFragment => ({
  __typename: 'Note',
  ...{ uuid: content, createdAt, content, originalLanguage: 'ko', fileUrl: null, thumbnailUrl: null },
  ...{ isMyMessage: true, isRead: true },
});
const outgoing = (content: string, createdAt: string, state: OutgoingNote['state']): OutgoingNote => ({
  ...{ id: content, content, createdAt, state, picture: undefined, preview: undefined },
  isKept: Promise.resolve(),
});

it('shows what did not arrive at the time at which it was written, and what is on its way last', async () => {
  const complaints = vi.spyOn(console, 'error');
  const nothing = () => undefined;
  const screen = await render(
    <ApolloProvider client={client}>
      <NoteLog
        notes={[sent('토요일 বার্তা', '2026-11-21T03:00:00.000Z'), sent('금요일', '2026-11-20T03:00:00.000Z')]}
        outgoing={[
          outgoing('ថ្ងៃសុក្រ', '2026-11-20T03:01:00.000Z', 'failed'),
          outgoing('เดี๋ยวนี้', '2026-11-21T02:59:59.500Z', 'sending'),
        ]}
        handlers={{ onRetry: nothing, onDiscard: nothing, onDelete: nothing }}
        languages={{ reader: 'en', isBoth: false, targetOf: () => undefined }}
        loadOlder={() => Promise.resolve()}
        {...{ partner, firstUnread: undefined, hasOlder: false, empty: null }}
      />
    </ApolloProvider>,
  );
  const shown = screen.getByRole('log').element().textContent;
  const parts = ['2026.11.20', '금요일', 'ថ្ងៃសុក្រ', '2026.11.21', '토요일 বার্তা', 'เดี๋ยวนี้'];
  expect(shown.match(new RegExp(parts.join('|'), 'g'))).toEqual(parts);
  expect(complaints).not.toHaveBeenCalled();
});
