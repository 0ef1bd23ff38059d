import { describe, expect, it } from 'vitest';
import { createCache } from '#/api/cache.ts';
import { ConversationNotesDocument, type NoteRowFragment } from '#/api/generated.ts';
import { addNote } from './notes.cache.ts';

const query = { query: ConversationNotesDocument, variables: { partnerUserUuid: 'sokha' } };
const note = (uuid: string, minute: number): NoteRowFragment => ({
  __typename: 'Note',
  uuid,
  createdAt: `2026-11-20T03:0${minute}:00.000Z`,
  ...{ originalLanguage: 'km', content: `កំណត់ចំណាំ ${uuid}`, fileUrl: null, thumbnailUrl: null },
  ...{ isMyMessage: true, isRead: false },
});

/** The uuids of a conversation with these notes after one more was added; newest first. */
function after(added: NoteRowFragment, items: NoteRowFragment[], hasMore = false): string[] | undefined {
  const cache = createCache();
  cache.writeQuery({ ...query, data: { readConversationMessages: { __typename: 'NotePage', items, hasMore } } });
  addNote(cache, 'sokha', added);
  return cache.readQuery(query)?.readConversationMessages.items.map(({ uuid }) => uuid);
}

describe('a note that the server has taken', () => {
  it('is the newest, also of those of the same moment', () => {
    expect(after(note('c', 3), [note('b', 3), note('a', 1)])).toEqual(['c', 'b', 'a']);
    expect(after(note('a', 1), [])).toEqual(['a']);
  });

  it('before others, because its first answer was lost, stands before them, once', () => {
    expect(after(note('b', 2), [note('c', 3), note('a', 1)])).toEqual(['c', 'b', 'a']);
    expect(after(note('b', 2), [note('c', 3), note('b', 2), note('a', 1)])).toEqual(['c', 'b', 'a']);
    expect(after(note('a', 1), [note('c', 3), note('b', 2)])).toEqual(['c', 'b', 'a']);
  });

  it('before all that is loaded waits for its page', () => {
    expect(after(note('a', 1), [note('c', 3), note('b', 2)], true)).toEqual(['c', 'b']);
  });
});
