import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  type ApplicationDetailFragment,
  type ApplicationNotePartsFragment,
  ApplicationNotesDocument,
} from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { useMe } from '#/features/users/useMe.ts';
import { PaperLinks } from '#/features/files/PaperLinks.tsx';
import { noteSigns } from '#/features/scam-shield/noteSigns.ts';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { useBothLanguages } from '#/features/notes/bothLanguages.ts';
import { bubbleClass } from '#/features/notes/bubbleClass.ts';
import { LanguageLine } from '#/features/notes/LanguageLine.tsx';
import { NoteMenu } from '#/features/notes/NoteMenu.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { markNotesRead } from './applications.actions.ts';
import { BothTexts } from './BothTexts.tsx';
import { TalkComposer } from './TalkComposer.tsx';

interface TalkProps {
  application: string;
  partner: ApplicationDetailFragment['conversationPartner'];
  side: 'seeker' | 'company';
  /** Whether anybody may still write. */
  isOpen: boolean;
}

/** What the two sides write to each other: each in their language, and common questions by one tap. */
export function Talk({ application, partner, side, isOpen }: TalkProps) {
  const { t } = useTranslation();
  const reader = useLanguage();
  const { list } = usePagedList(ApplicationNotesDocument, {
    variables: { application, theirs: partner.language ?? reader },
  });
  const [isBoth, setIsBoth] = useBothLanguages(application);
  useLiveRefresh(
    (event) => event.name === 'missed' || (event.name === 'note' && event.applicationUuid === application),
    list.refresh,
  );
  useReadMark(application, partner.uuid, list.items);
  const top = useScrollFromList();
  return (
    <div ref={top} className="flex scroll-mt-28 flex-col gap-3">
      {list.hasMore && (
        <Button variant="quiet" size="sm" onClick={() => void list.loadMore()}>
          {t('applications.talk.earlier')}
        </Button>
      )}
      <ol className="flex flex-col gap-2">
        {[...list.items].reverse().map((note) => (
          <Bubble key={note.uuid} note={note} isBoth={isBoth} />
        ))}
      </ol>
      <ScamNotice signs={noteSigns(list.items)} />
      <LanguageLine
        theirs={isOpen ? partner.language : null}
        both={list.items.some(isInBoth) ? { isOn: isBoth, onChange: setIsBoth } : undefined}
      />
      {isOpen && <TalkComposer application={application} side={side} onSent={list.refresh} />}
    </div>
  );
}

/** Who comes from the list of conversations sees this one, not the résumé above it. */
function useScrollFromList() {
  const top = useRef<HTMLDivElement>(null);
  const isFromList = useLocation().hash === '#notes';
  useEffect(
    function showNotes() {
      if (isFromList) top.current?.scrollIntoView();
    },
    [isFromList],
  );
  return top;
}

function useReadMark(application: string, partner: string, notes: readonly ApplicationNotePartsFragment[]): void {
  const newest = notes.find(({ isMyMessage, isRead }) => !isMyMessage && !isRead)?.uuid;
  useEffect(
    function markRead() {
      // Unread they stay until the next look.
      if (newest) void markNotesRead(application, partner).catch(() => undefined);
    },
    [application, partner, newest],
  );
}

/** Whether a note exists in the languages of both sides. They are translated for both as they are written. */
function isInBoth({ isMyMessage, shown, theirs }: ApplicationNotePartsFragment): boolean {
  return isMyMessage ? theirs.isTranslated : shown.isTranslated;
}

function Bubble({ note, isBoth }: { note: ApplicationNotePartsFragment; isBoth: boolean }) {
  const { uuid, isMyMessage, shown, theirs, content, originalLanguage, createdAt, fromUser, files } = note;
  const box = useRef<HTMLLIElement>(null);
  const me = useMe()?.uuid;
  const isColleague = isMyMessage && me !== undefined && fromUser.uuid !== me;
  return (
    <li
      ref={box}
      className={cx(
        'group holdable flex flex-col gap-0.5',
        bubbleClass(isMyMessage, 'max-w-[85%]'),
        isMyMessage ? 'self-end' : 'self-start',
      )}
    >
      {isMyMessage && !isColleague ? (
        <div>
          <TwoTexts
            first={{ text: content, language: originalLanguage }}
            second={isBoth && theirs.isTranslated ? { text: theirs.content, language: theirs.language } : undefined}
          />
        </div>
      ) : (
        <BothTexts
          shown={{ ...shown, text: shown.content }}
          original={content}
          originalLanguage={originalLanguage}
          isBoth={isBoth}
        />
      )}
      {files.length > 0 && <PaperLinks files={files} />}
      <span className="flex min-h-5 items-center gap-x-1 text-meta text-ink-2">
        {isColleague && (
          <>
            <bdi lang={langOf(fromUser.nickname)}>{fromUser.nickname}</bdi>
            <span>·</span>
          </>
        )}
        <RelativeTime at={createdAt} />
        {/* A box of its own: the menu's target is larger than its place. */}
        <span className="ms-auto flex">
          <NoteMenu
            text={isMyMessage ? content : shown.content}
            reported={isMyMessage ? undefined : { type: 'application-note', uuid }}
            held={box}
          />
        </span>
      </span>
    </li>
  );
}
