import { seoulDate, seoulTime } from '@haiko/shared/format';

/** What the order and the look of a conversation depend on. */
export interface TimedNote {
  key: string;
  /** ISO 8601. */
  createdAt: string;
  isMine: boolean;
  /** The server does not have it yet, and is asked to take it. */
  isOnItsWay?: boolean;
}

/**
 * The notes oldest first, for each moment in the order in which they come. What is on its way stands last: the server gives
 * it its time, which this phone knows only to about a second.
 */
export function inOrder<Note extends TimedNote>(notes: readonly Note[]): Note[] {
  const sorted = notes.toSorted(byTime);
  const there = sorted.filter(({ isOnItsWay }) => !isOnItsWay);
  const newest = there.at(-1);
  const coming = sorted.filter(({ isOnItsWay }) => isOnItsWay);
  const dated = coming.map((note) =>
    newest && byTime(note, newest) < 0 ? { ...note, createdAt: newest.createdAt } : note,
  );
  return [...there, ...dated];
}

function byTime(one: TimedNote, other: TimedNote): number {
  return Date.parse(one.createdAt) - Date.parse(other.createdAt);
}

export type NoteLogRow<Note> =
  | { kind: 'day'; key: string; date: string }
  | { kind: 'unread'; key: string }
  /** First and last of what one of the two said within a minute: there stand the picture and the time. */
  | { kind: 'note'; key: string; note: Note; isFirst: boolean; isLast: boolean };

/** The lines of a conversation, oldest first: its notes, a line before each day in Seoul, and one before the unread ones. */
export function noteLogRows<Note extends TimedNote>(notes: readonly Note[], firstUnread?: string): NoteLogRow<Note>[] {
  return notes.flatMap((note, index) => {
    const [before, after] = [notes[index - 1], notes[index + 1]];
    const rows: NoteLogRow<Note>[] = [];
    const date = seoulDate(note.createdAt);
    if (!before || seoulDate(before.createdAt) !== date) rows.push({ kind: 'day', key: `day ${date}`, date });
    const isUnread = note.key === firstUnread;
    if (isUnread) rows.push({ kind: 'unread', key: 'unread' });
    const isFirst = isUnread || !before || !isSameGroup(before, note);
    const isLast = !after || after.key === firstUnread || !isSameGroup(note, after);
    rows.push({ kind: 'note', key: note.key, note, isFirst, isLast });
    return rows;
  });
}

function isSameGroup(one: TimedNote, other: TimedNote): boolean {
  return one.isMine === other.isMine && minuteOf(one) === minuteOf(other);
}

function minuteOf({ createdAt }: TimedNote): string {
  return `${seoulDate(createdAt)} ${seoulTime(createdAt)}`;
}

/** The oldest note that waits to be read, of those that were there when the conversation was opened; `notes` newest first. */
export function oldestUnread<Note extends { createdAt: string; isMyMessage: boolean; isRead: boolean }>(
  notes: readonly Note[],
  openedAt: string,
): Note | undefined {
  return notes.findLast((note) => !note.isMyMessage && !note.isRead && note.createdAt <= openedAt);
}
