import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { NoteBubble } from './NoteBubble.tsx';
import { noteLogRows, inOrder, type TimedNote } from './noteLogRows.ts';
import { OlderNotes } from './OlderNotes.tsx';
import type { OutgoingNote } from './outbox.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { useNewestInView } from './useNewestInView.ts';

export interface NoteHandlers {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onDelete: (note: NoteRowFragment) => void;
}

interface NoteLogProps {
  /** Newest first. */
  notes: readonly NoteRowFragment[];
  outgoing: readonly OutgoingNote[];
  partner: AuthorFragment;
  firstUnread: string | undefined;
  hasOlder: boolean;
  loadOlder: () => Promise<unknown>;
  handlers: NoteHandlers;
  empty: ReactNode;
}

interface ShownNote extends TimedNote {
  sent?: NoteRowFragment;
  outgoing?: OutgoingNote;
}

/**
 * The notes in the order in which they were said. The reversed column keeps the bottom where it is: new notes need no
 * scrolling, and older ones above do not move what is read.
 */
export function NoteLog({ notes, outgoing, partner, firstUnread, hasOlder, loadOlder, handlers, empty }: NoteLogProps) {
  const { t } = useTranslation();
  const shown = inOrder([...notes.map(shownNote).reverse(), ...outgoing.map(shownOutgoing)]);
  const { log, hasNewBelow, goToNewest } = useNewestInView(shown.at(-1));
  if (shown.length === 0) return <div className="grow overflow-y-auto">{empty}</div>;
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={log}
        role="log"
        aria-label={t('notes.chat.log')}
        className="absolute inset-0 flex flex-col-reverse overflow-y-auto overscroll-contain"
      >
        <div className="flex flex-col px-4 py-3">
          {hasOlder && <OlderNotes count={notes.length} onLoad={loadOlder} />}
          {noteLogRows(shown, firstUnread).map((row) => {
            if (row.kind === 'day') return <Day key={row.key} date={row.date} />;
            if (row.kind === 'unread') return <Unread key={row.key} />;
            const { key, isFirst, isLast } = row;
            const { sent, outgoing: unsent } = row.note;
            if (unsent) return <OutgoingBubble key={key} note={unsent} handlers={handlers} />;
            return sent && <NoteBubble key={key} note={sent} {...{ partner, isFirst, isLast, handlers }} />;
          })}
        </div>
      </div>
      {hasNewBelow && (
        <span className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button size="sm" icon={<ArrowDown aria-hidden size={18} />} onClick={goToNewest}>
            {t('notes.chat.jump')}
          </Button>
        </span>
      )}
    </div>
  );
}

function shownNote(note: NoteRowFragment): ShownNote {
  return { key: note.uuid, createdAt: note.createdAt, isMine: note.isMyMessage, sent: note };
}

function shownOutgoing(note: OutgoingNote): ShownNote {
  const isOnItsWay = note.state !== 'failed';
  return { key: note.id, createdAt: note.createdAt, isMine: true, isOnItsWay, outgoing: note };
}

function Day({ date }: { date: string }) {
  return (
    <p className="my-3 self-center rounded-full bg-sunken px-3 py-0.5 text-meta text-ink-3 tabular-nums">
      <time dateTime={date.replaceAll('.', '-')}>{date}</time>
    </p>
  );
}

function Unread() {
  const { t } = useTranslation();
  return (
    <p className="my-3 flex items-center gap-3 text-meta font-semibold text-main before:h-px before:flex-1 before:bg-main/30 after:h-px after:flex-1 after:bg-main/30">
      {t('notes.chat.unread')}
    </p>
  );
}
