import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationNotePartsFragment, AuthorFragment } from '#/api/generated.ts';
import { PaperLinks } from '#/features/files/PaperLinks.tsx';
import { bubbleClass } from '#/features/notes/bubbleClass.ts';
import { BubbleRow } from '#/features/notes/BubbleRow.tsx';
import type { PlaceInGroup } from '#/features/notes/NoteColumn.tsx';
import type { NoteHandlers } from '#/features/notes/NoteLog.tsx';
import { NoteMenu } from '#/features/notes/NoteMenu.tsx';
import { OutgoingBubble } from '#/features/notes/OutgoingBubble.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { LanguageToggle } from '#/features/translations/LanguageToggle.tsx';
import type { OutgoingApplicationNote } from './applicationOutbox.ts';

/** Who is on the other side; a company with its logo. */
export type NotePartner = Pick<AuthorFragment, 'nickname' | 'profileImageUrl'>;

interface ApplicationNoteBubbleProps extends PlaceInGroup {
  note: ApplicationNotePartsFragment;
  /** Uuid of the reader: a company has several people. */
  me: string;
  partner: NotePartner;
  /** Whether each note stands in both languages. */
  isBoth: boolean;
}

/** One note of an application, in the reader's language, and as it was written below it or one tap away. */
export function ApplicationNoteBubble({ note, me, partner, isBoth, ...place }: ApplicationNoteBubbleProps) {
  const { t } = useTranslation();
  const { uuid, isMyMessage, shown, content, originalLanguage, fromUser, files } = note;
  const box = useRef<HTMLDivElement>(null);
  const [isOriginal, setIsOriginal] = useState(false);
  const isColleague = isMyMessage && fromUser.uuid !== me;
  const isOwn = isMyMessage && !isColleague;
  const isTranslation = !isOwn && shown.isTranslated && (isBoth || !isOriginal);
  return (
    <BubbleRow
      note={note}
      partner={partner}
      {...place}
      box={box}
      menu={
        <NoteMenu
          text={isMyMessage ? content : shown.content}
          reported={isMyMessage ? undefined : { type: 'application-note', uuid }}
          held={box}
        />
      }
    >
      {isColleague && place.isFirst && (
        <bdi lang={langOf(fromUser.nickname)} className="px-1 text-meta text-ink-3">
          {fromUser.nickname}
        </bdi>
      )}
      <div className={bubbleClass(isMyMessage)}>
        {content && <Texts note={note} isOwn={isOwn} isTranslation={isTranslation} isBoth={isBoth} />}
        {files.length > 0 && <PaperLinks files={files} />}
      </div>
      {!isOwn && shown.isTranslated && !isBoth && (
        <p role="status" className="flex px-1 py-0.5">
          <LanguageToggle
            originalLanguage={originalLanguage}
            isTranslation={isTranslation}
            onSwitch={() => setIsOriginal(!isOriginal)}
          />
        </p>
      )}
      {!isOwn && !shown.isTranslated && shown.state === 'PENDING' && (
        <p role="status" className="px-1 text-meta text-ink-3">
          {t('translations.shown.pending')}
        </p>
      )}
    </BubbleRow>
  );
}

interface TextsProps extends Pick<ApplicationNoteBubbleProps, 'note' | 'isBoth'> {
  isOwn: boolean;
  isTranslation: boolean;
}

function Texts({ note: { shown, theirs, content, originalLanguage }, isOwn, isTranslation, isBoth }: TextsProps) {
  const asWritten = { text: content, language: originalLanguage };
  if (isOwn) {
    const read = { text: theirs.content, language: theirs.language };
    return <TwoTexts first={asWritten} second={isBoth && theirs.isTranslated ? read : undefined} />;
  }
  const first = isTranslation ? { text: shown.content, language: shown.language } : asWritten;
  return <TwoTexts first={first} second={isBoth && isTranslation ? asWritten : undefined} />;
}

interface ComingBubbleProps {
  note: OutgoingApplicationNote;
  handlers: Pick<NoteHandlers, 'onDiscard' | 'onRetry'>;
}

/** One's own note on its way, or one that did not arrive. */
export function ComingBubble({ note, handlers }: ComingBubbleProps) {
  const { id, content, papers, state } = note;
  return (
    <OutgoingBubble note={{ id, content, state, preview: undefined }} handlers={handlers}>
      {papers.map(({ path, name }) => (
        <span key={path} className="flex min-h-11 items-center gap-2 text-body">
          <FileText aria-hidden size={18} className="shrink-0" />
          <span lang={langOf(name)} className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </span>
      ))}
    </OutgoingBubble>
  );
}
