import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { TwoTexts } from '#/features/text/TwoTexts.tsx';
import { LanguageToggle } from '#/features/translations/LanguageToggle.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { bubbleClass } from './bubbleClass.ts';
import { BubbleRow } from './BubbleRow.tsx';
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
    <BubbleRow
      note={note}
      partner={partner}
      isFirst={isFirst}
      isLast={isLast}
      box={box}
      menu={
        <NoteMenu
          text={note.content ? texts.first.text : ''}
          onTranslate={texts.canTranslate ? texts.translate : undefined}
          reported={isMine ? undefined : { type: 'note', uuid: note.uuid }}
          onDelete={() => handlers.onDelete(note)}
          held={box}
        />
      }
    >
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
    </BubbleRow>
  );
}
