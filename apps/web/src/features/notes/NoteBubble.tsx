import { seoulTime } from '@haiko/shared/format';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { LanguageToggle } from '#/features/translations/LanguageToggle.tsx';
import { Avatar } from '#/ui/Avatar.tsx';
import { cx } from '#/ui/cx.ts';
import { Spinner } from '#/ui/Spinner.tsx';
import { bubbleClass } from './bubbleClass.ts';
import type { NoteHandlers } from './NoteLog.tsx';
import { NoteMenu } from './NoteMenu.tsx';
import { NotePicture } from './NotePicture.tsx';
import { pictureName } from './notePictures.ts';
import type { NoteLanguages } from './useNoteLanguages.ts';
import { useNoteTexts } from './useNoteTexts.ts';

interface NoteBubbleProps {
  note: NoteRowFragment;
  partner: AuthorFragment;
  isFirst: boolean;
  isLast: boolean;
  languages: NoteLanguages;
  handlers: NoteHandlers;
}

/** One note: the partner's on the left with their picture, one's own on the right. Holding it opens what can be done with it. */
export function NoteBubble({ note, partner, isFirst, isLast, languages, handlers }: NoteBubbleProps) {
  const { t } = useTranslation();
  const { isMyMessage: isMine, content, fileUrl, thumbnailUrl, originalLanguage } = note;
  const box = useRef<HTMLDivElement>(null);
  const texts = useNoteTexts(note, languages, box);
  return (
    <div className={cx('group flex gap-2', isMine && 'flex-row-reverse', isFirst ? 'mt-2.5' : 'mt-1')}>
      {!isMine && (
        <span className="w-9 shrink-0">
          {isFirst && <Avatar name={partner.nickname} src={partner.profileImageUrl} />}
        </span>
      )}
      <div ref={box} className={cx('holdable flex min-w-0 max-w-[72%] flex-col gap-1', isMine && 'items-end')}>
        {fileUrl && (
          <NotePicture
            thumbnail={thumbnailUrl ?? fileUrl}
            alt={pictureName(t, note, partner)}
            onOpen={() => handlers.onOpenPicture(note.uuid)}
          />
        )}
        {content && (
          <div className={bubbleClass(isMine)}>
            <TwoTexts first={texts.first} second={texts.second} />
          </div>
        )}
        {texts.isBusy && (
          <p role="status" className="flex items-center gap-1.5 px-1 text-meta text-ink-3">
            <Spinner size={14} />
            <span>{t('notes.chat.translating')}</span>
          </p>
        )}
        {texts.onSwitch && (
          <p role="status" className="flex px-1 py-0.5">
            <LanguageToggle
              originalLanguage={originalLanguage}
              isTranslation={texts.isTranslation}
              onSwitch={texts.onSwitch}
            />
          </p>
        )}
      </div>
      <div
        className={cx(
          'flex shrink-0 flex-col justify-end text-[0.6875rem] leading-4 text-ink-3',
          isMine && 'items-end',
        )}
      >
        <NoteMenu
          text={note.content ? texts.first.text : ''}
          onTranslate={texts.canTranslate ? texts.translate : undefined}
          reported={isMine ? undefined : { type: 'note', uuid: note.uuid }}
          onDelete={() => handlers.onDelete(note)}
          held={box}
        />
        {isLast && <SentAt note={note} />}
      </div>
    </div>
  );
}

/** When a note was sent, and whether the partner has read it. */
function SentAt({ note: { isMyMessage, isRead, createdAt } }: Pick<NoteBubbleProps, 'note'>) {
  const { t } = useTranslation();
  return (
    <span className="flex gap-1 whitespace-nowrap">
      {isMyMessage && isRead && <span>{t('notes.chat.read')}</span>}
      <time dateTime={createdAt} className="tabular-nums">
        {seoulTime(createdAt)}
      </time>
    </span>
  );
}
