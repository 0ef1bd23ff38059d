import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import {
  type ApplicationNotePartsFragment,
  ApplicationNotesDocument,
  type ApplicationTalkQuery,
} from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { offerConfirmation } from '#/features/accounts/offerConfirmation.ts';
import { useBothLanguages } from '#/features/notes/bothLanguages.ts';
import { LanguageLine } from '#/features/notes/LanguageLine.tsx';
import { NoteColumn } from '#/features/notes/NoteColumn.tsx';
import { inOrder, oldestUnread, type TimedNote } from '#/features/notes/noteLogRows.ts';
import { noteSigns } from '#/features/scam-shield/noteSigns.ts';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { showAlert } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ApplicationNoteBubble, ComingBubble, type NotePartner } from './ApplicationNoteBubble.tsx';
import { ApplicationNoteComposer } from './ApplicationNoteComposer.tsx';
import {
  discard,
  type OutgoingApplicationNote,
  say,
  sayAgain,
  type ToSay,
  useApplicationOutbox,
} from './applicationOutbox.ts';
import { markNotesRead } from './applications.actions.ts';

interface ApplicationNotesProps {
  application: string;
  partner: NonNullable<ApplicationTalkQuery['readApplication']>['conversationPartner'] & NotePartner;
  side: 'seeker' | 'company';
  /** Whether anybody may still write. */
  isOpen: boolean;
}

interface ShownNote extends TimedNote {
  sent?: ApplicationNotePartsFragment;
  coming?: OutgoingApplicationNote;
}

/** What the two sides have said, each in their language, and the line to say more. */
export function ApplicationNotes({ application, partner, side, isOpen }: ApplicationNotesProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const me = useSignedInMe().uuid;
  const { list } = usePagedList(ApplicationNotesDocument, {
    variables: { application, theirs: partner.language ?? reader },
  });
  const [isBoth, setIsBoth] = useBothLanguages(application);
  const [firstUnread] = useState(() => oldestUnread(list.items, list.items[0]?.createdAt ?? '')?.uuid);
  const outgoing = useApplicationOutbox(application).filter(({ uuid }) =>
    list.items.every((note) => note.uuid !== uuid),
  );
  useLiveRefresh(
    (event) => event.name === 'missed' || (event.name === 'note' && event.applicationUuid === application),
    list.refresh,
  );
  useNotesReadMark(application, partner.uuid, list.items);
  const handlers = {
    onRetry: (id: string) => void sayAgain(id, list.refresh).catch(showRefusal),
    onDiscard: discard,
  };
  return (
    <>
      <NoteColumn<ShownNote>
        notes={inOrder([...list.items.map(shownNote).reverse(), ...outgoing.map(shownComing)])}
        count={list.items.length}
        firstUnread={firstUnread}
        hasOlder={list.hasMore}
        loadOlder={list.loadMore}
        empty={
          <EmptyState
            drawing="bubbles"
            message={t('applications.talk.none')}
            hint={isOpen && t('applications.talk.hint')}
          />
        }
        renderNote={({ sent, coming }, place) => {
          if (coming) return <ComingBubble note={coming} handlers={handlers} />;
          return sent && <ApplicationNoteBubble note={sent} {...{ me, partner, isBoth }} {...place} />;
        }}
      />
      <ScamSigns notes={list.items} />
      {isOpen && (
        <ApplicationNoteComposer
          key={application}
          place={{ account: me, partnerUuid: application }}
          side={side}
          said={new Set([...list.items.filter(isMine).map(({ shown }) => shown.content), ...outgoing.map(contentOf)])}
          languages={
            <LanguageLine
              theirs={partner.language}
              both={list.items.some(isInBoth) ? { isOn: isBoth, onChange: setIsBoth } : undefined}
            />
          }
          onSay={(said: ToSay) => void say(application, said, list.refresh).catch(showRefusal)}
        />
      )}
    </>
  );
}

/** What to look out for before one answers. */
function ScamSigns({ notes }: { notes: readonly ApplicationNotePartsFragment[] }) {
  const signs = noteSigns(notes);
  if (signs.length === 0) return null;
  return (
    <div className="max-h-1/3 shrink-0 overflow-y-auto border-t border-line px-4 py-3">
      <ScamNotice signs={signs} />
    </div>
  );
}

async function showRefusal(error: unknown): Promise<void> {
  if (!(await offerConfirmation(error))) await showAlert(errorMessage(error));
}

function useNotesReadMark(application: string, partner: string, notes: readonly ApplicationNotePartsFragment[]): void {
  const newest = notes.find(({ isMyMessage, isRead }) => !isMyMessage && !isRead)?.uuid;
  useEffect(
    function markRead() {
      // Unread they stay until the next look.
      if (newest) void markNotesRead(application, partner).catch(() => undefined);
    },
    [application, partner, newest],
  );
}

const isMine = ({ isMyMessage }: ApplicationNotePartsFragment) => isMyMessage;
const contentOf = ({ content }: OutgoingApplicationNote) => content;

/** Whether a note exists in the languages of both sides. They are translated for both as they are written. */
function isInBoth({ isMyMessage, shown, theirs }: ApplicationNotePartsFragment): boolean {
  return isMyMessage ? theirs.isTranslated : shown.isTranslated;
}

function shownNote(note: ApplicationNotePartsFragment): ShownNote {
  return { key: note.uuid, createdAt: note.createdAt, isMine: note.isMyMessage, sent: note };
}

function shownComing(note: OutgoingApplicationNote): ShownNote {
  const isOnItsWay = note.state === 'sending';
  return { key: note.id, createdAt: note.createdAt, isMine: true, isOnItsWay, coming: note };
}
