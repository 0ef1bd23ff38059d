import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { noteLogRows, type TimedNote } from './noteLogRows.ts';
import { OlderNotes } from './OlderNotes.tsx';
import { useNewestInView } from './useNewestInView.ts';

/** Where a note stands among those that one of the two said within a minute. */
export interface PlaceInGroup {
  isFirst: boolean;
  isLast: boolean;
}

interface NoteColumnProps<Note extends TimedNote> {
  /** Oldest first, as `inOrder` has them. */
  notes: readonly Note[];
  /** How many of them are loaded. */
  count: number;
  firstUnread: string | undefined;
  hasOlder: boolean;
  loadOlder: () => Promise<unknown>;
  empty: ReactNode;
  renderNote: (note: Note, place: PlaceInGroup) => ReactNode;
  /** What lies over it. */
  children?: ReactNode;
}

/**
 * Notes in the order in which they were said, whatever the conversation belongs to. The reversed column keeps the bottom where it is: new
 * notes need no scrolling, and older ones above do not move what is read.
 */
export function NoteColumn<Note extends TimedNote>(props: NoteColumnProps<Note>) {
  const { notes, count, firstUnread, hasOlder, loadOlder, empty, renderNote, children } = props;
  const { t } = useTranslation();
  const { log, hasNewBelow, goToNewest } = useNewestInView(notes.at(-1));
  if (notes.length === 0) return <div className="grow overflow-y-auto">{empty}</div>;
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={log}
        role="log"
        aria-label={t('notes.chat.log')}
        className="absolute inset-0 flex flex-col-reverse overflow-y-auto overscroll-contain"
      >
        <div className="flex flex-col px-4 py-3">
          {hasOlder && <OlderNotes count={count} onLoad={loadOlder} />}
          {noteLogRows(notes, firstUnread).map((row) => {
            if (row.kind === 'day') return <Day key={row.key} date={row.date} />;
            if (row.kind === 'unread') return <Unread key={row.key} />;
            const { key, note, isFirst, isLast } = row;
            return <Fragment key={key}>{renderNote(note, { isFirst, isLast })}</Fragment>;
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
      {children}
    </div>
  );
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
