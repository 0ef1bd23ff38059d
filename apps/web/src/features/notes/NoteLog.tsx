import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { NoteBubble } from './NoteBubble.tsx';
import { NoteColumn } from './NoteColumn.tsx';
import { inOrder, type TimedNote } from './noteLogRows.ts';
import type { OutgoingNote } from './outbox.ts';
import { pictureName } from './notePictures.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { PrivateImage } from './PrivateImage.tsx';
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

/** The notes with one person, and those on their way. */
export function NoteLog({ notes, outgoing, partner, firstUnread, languages, ...rest }: NoteLogProps) {
  const { hasOlder, loadOlder, empty } = rest;
  const { viewer, onOpenPicture } = useNotePictures(notes, partner);
  const handlers: NoteHandlers = { ...rest.handlers, onOpenPicture };
  return (
    <NoteColumn
      notes={inOrder([...notes.map(shownNote).reverse(), ...outgoing.map(shownOutgoing)])}
      count={notes.length}
      {...{ firstUnread, hasOlder, loadOlder, empty }}
      renderNote={({ sent, outgoing: unsent }, place) => {
        if (unsent) return <OutgoingBubble note={unsent} handlers={handlers} />;
        return sent && <NoteBubble note={sent} {...{ partner, languages, handlers }} {...place} />;
      }}
    >
      {viewer}
    </NoteColumn>
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
