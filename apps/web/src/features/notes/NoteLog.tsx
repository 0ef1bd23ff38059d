import { ArrowDown } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { NoteBubble } from './NoteBubble.tsx';
import { noteLogRows, inOrder, type TimedNote } from './noteLogRows.ts';
import { OlderNotes } from './OlderNotes.tsx';
import type { OutgoingNote } from './outbox.ts';
import { pictureName } from './notePictures.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { PrivateImage } from './PrivateImage.tsx';
import { useNewestInView } from './useNewestInView.ts';
import type { NoteLanguages } from './useNoteLanguages.ts';

const PictureViewer = lazy(async () => ({ default: (await import('#/ui/PictureViewer.tsx')).PictureViewer }));

export interface NoteHandlers {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onDelete: (note: NoteRowFragment) => void;
  /** Shows the picture of this note, and from there the others. */
  onOpenPicture: (uuid: string) => void;
}

interface NoteLogProps {
  /** Newest first. */
  notes: readonly NoteRowFragment[];
  outgoing: readonly OutgoingNote[];
  partner: AuthorFragment;
  firstUnread: string | undefined;
  hasOlder: boolean;
  loadOlder: () => Promise<unknown>;
  languages: NoteLanguages;
  handlers: Omit<NoteHandlers, 'onOpenPicture'>;
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
export function NoteLog({ notes, outgoing, partner, firstUnread, languages, ...rest }: NoteLogProps) {
  const { hasOlder, loadOlder, empty } = rest;
  const { t } = useTranslation();
  const { viewer, onOpenPicture } = useNotePictures(notes, partner);
  const handlers: NoteHandlers = { ...rest.handlers, onOpenPicture };
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
            return sent && <NoteBubble key={key} note={sent} {...{ partner, isFirst, isLast, languages, handlers }} />;
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
      {viewer}
    </div>
  );
}

/** All pictures of the conversation that are loaded, oldest first, in one viewer. */
function useNotePictures(notes: readonly NoteRowFragment[], partner: AuthorFragment) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const shown = notes.filter(({ fileUrl }) => fileUrl).reverse();
  const index = shown.findIndex(({ uuid }) => uuid === opened);
  const pictures = shown.map((note) => ({ src: note.fileUrl ?? '', alt: pictureName(t, note, partner) }));

  function onOpenPicture(uuid: string) {
    setWasOpened(true);
    setOpened(uuid);
  }

  const viewer = wasOpened && (
    <Suspense>
      <PictureViewer
        pictures={pictures}
        Image={PrivateImage}
        opened={index < 0 ? null : index}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  return { viewer, onOpenPicture };
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
