import { describe, expect, it } from 'vitest';
import { noteLogRows, inOrder, oldestUnread, type TimedNote } from './noteLogRows.ts';

const note = (key: string, createdAt: string, isMine = false) => ({ key, createdAt, isMine });

/** Days as their date, the line before unread notes as `new`, notes as their name with `[` first and `]` last of a group. */
function drawn(notes: ReturnType<typeof note>[], firstUnread?: string): string[] {
  return noteLogRows(notes, firstUnread).map((row) => {
    if (row.kind === 'day') return row.date;
    if (row.kind === 'unread') return 'new';
    return `${row.isFirst ? '[' : ''}${row.note.key}${row.isLast ? ']' : ''}`;
  });
}

describe('the lines of a conversation', () => {
  it('are none without notes', () => {
    expect(drawn([])).toEqual([]);
  });

  it('begin each day in Seoul with its date', () => {
    // 23:59 and 00:00 in Seoul.
    const notes = [note('a', '2026-11-20T14:59:00Z'), note('b', '2026-11-20T15:00:00Z')];
    expect(drawn(notes)).toEqual(['2026.11.20', '[a]', '2026.11.21', '[b]']);
  });

  it('group what one person says within a minute', () => {
    const notes = [
      note('a', '2026-11-20T03:00:01Z'),
      note('b', '2026-11-20T03:00:59Z'),
      note('c', '2026-11-20T03:00:59Z', true),
      note('d', '2026-11-20T03:01:00Z', true),
    ];
    expect(drawn(notes)).toEqual(['2026.11.20', '[a', 'b]', '[c]', '[d]']);
  });

  it('show where the unread notes begin, also inside a group', () => {
    const notes = [note('a', '2026-11-20T03:00:01Z'), note('b', '2026-11-20T03:00:02Z')];
    expect(drawn(notes, 'b')).toEqual(['2026.11.20', '[a]', 'new', '[b]']);
    expect(drawn(notes, 'gone')).toEqual(['2026.11.20', '[a', 'b]']);
  });
});

describe('the order of a conversation', () => {
  const [friday, saturday, later] = [
    '2026-11-20T03:00:00.000Z',
    '2026-11-21T03:00:00.000Z',
    '2026-11-21T03:00:00.400Z',
  ];
  const keysOf = (notes: readonly TimedNote[]) => inOrder(notes).map(({ key }) => key);

  it('is that of their times, and among equal ones that in which they come', () => {
    const notes = [note('a', friday), note('b', saturday), note('c', saturday), note('failed', friday, true)];
    expect(keysOf(notes)).toEqual(['a', 'failed', 'b', 'c']);
    const keys = noteLogRows(inOrder(notes)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ends with what is on its way, whatever this phone takes for now, on the day of the note before it', () => {
    const coming = (key: string, createdAt: string) => ({ ...note(key, createdAt, true), isOnItsWay: true });
    const notes = [note('a', friday), note('b', later), coming('d', saturday), coming('c', friday)];
    expect(inOrder(notes).map(({ key, createdAt }) => [key, createdAt])).toEqual([
      ['a', friday],
      ['b', later],
      ['c', later],
      ['d', later],
    ]);
  });
});

describe('where the unread notes begin', () => {
  const row = (createdAt: string, isMyMessage: boolean, isRead: boolean) => ({ createdAt, isMyMessage, isRead });

  it('is the oldest received one that waits', () => {
    const notes = [row('5', false, false), row('4', true, false), row('3', false, false), row('2', false, true)];
    expect(oldestUnread(notes, '5')).toBe(notes[2]);
  });

  it('is nowhere for what comes while the conversation is open', () => {
    expect(oldestUnread([row('6', false, false), row('5', false, true)], '5')).toBeUndefined();
  });
});
