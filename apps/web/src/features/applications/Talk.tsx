import { Ellipsis, Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  ApplicationNotesDocument,
  type ApplicationDetailFragment,
  type ApplicationNotePartsFragment,
} from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { useMe } from '#/features/users/useMe.ts';
import { report } from '#/features/reports/report.ts';
import { PaperLinks } from '#/features/files/PaperLinks.tsx';
import { noteSigns } from '#/features/scam-shield/noteSigns.ts';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { RichText } from '#/features/text/RichText.tsx';
import { Button } from '#/ui/Button.tsx';
import { cx } from '#/ui/cx.ts';
import { Menu } from '#/ui/Menu.tsx';
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
  const { list } = usePagedList(ApplicationNotesDocument, { variables: { application } });
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
          <Bubble key={note.uuid} note={note} />
        ))}
      </ol>
      <ScamNotice signs={noteSigns(list.items)} />
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

function Bubble({ note }: { note: ApplicationNotePartsFragment }) {
  const { isMyMessage, shown, content, originalLanguage, createdAt, fromUser, files } = note;
  const me = useMe()?.uuid;
  const isColleague = isMyMessage && me !== undefined && fromUser.uuid !== me;
  return (
    <li
      className={cx(
        'flex max-w-[85%] flex-col gap-1 rounded-card px-3.5 py-2.5',
        isMyMessage ? 'self-end bg-main-soft' : 'self-start bg-sunken',
      )}
    >
      {isMyMessage && !isColleague ? (
        <RichText text={content} language={originalLanguage} className="text-body text-ink-1" />
      ) : (
        <BothTexts shown={{ ...shown, text: shown.content }} original={content} originalLanguage={originalLanguage} />
      )}
      {files.length > 0 && <PaperLinks files={files} />}
      <span className="flex items-center gap-x-1 text-meta text-ink-2">
        {isColleague && (
          <>
            <bdi lang={langOf(fromUser.nickname)}>{fromUser.nickname}</bdi>
            <span>·</span>
          </>
        )}
        <RelativeTime at={createdAt} />
        {!isMyMessage && <NoteOptions uuid={note.uuid} />}
      </span>
    </li>
  );
}

function NoteOptions({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const reportIt = {
    key: 'report',
    label: t('reports.action'),
    icon: <Flag aria-hidden size={18} />,
    onSelect: () => void report({ type: 'application-note', uuid }),
  };
  return (
    // Its target is larger than its place, as in other conversations.
    <span className="-my-3.5 -me-3">
      <Menu
        label={t('notes.chat.options')}
        trigger={<Ellipsis aria-hidden size={16} className="text-ink-3" />}
        items={[reportIt]}
      />
    </span>
  );
}
