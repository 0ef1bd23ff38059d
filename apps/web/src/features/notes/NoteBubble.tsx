import { seoulTime } from '@haiko/shared/format';
import type { TFunction } from 'i18next';
import { Copy, Ellipsis, Flag, Languages, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment, NoteRowFragment } from '#/api/generated.ts';
import { report } from '#/features/reports/report.ts';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { RichText } from '#/features/text/RichText.tsx';
import { Avatar } from '#/ui/Avatar.tsx';
import { copyText } from '#/ui/copy.ts';
import { cx } from '#/ui/cx.ts';
import { Menu } from '#/ui/Menu.tsx';
import { Spinner } from '#/ui/Spinner.tsx';
import { bubbleClass } from './bubbleClass.ts';
import type { NoteHandlers } from './NoteLog.tsx';
import { NotePicture } from './NotePicture.tsx';
import { useNoteTranslation, type NoteTranslation } from './useNoteTranslation.ts';

interface NoteBubbleProps {
  note: NoteRowFragment;
  partner: AuthorFragment;
  isFirst: boolean;
  isLast: boolean;
  handlers: NoteHandlers;
}

function pictureFrom(t: TFunction, { isWithdrawn, nickname }: AuthorFragment): string {
  return isWithdrawn ? t('notes.chat.pictureWithdrawn') : t('notes.chat.picture', { name: nickname });
}

/** One note: the partner's on the left with their picture, one's own on the right. */
export function NoteBubble({ note, partner, isFirst, isLast, handlers }: NoteBubbleProps) {
  const { t } = useTranslation();
  const { isMyMessage: isMine, content, fileUrl, thumbnailUrl } = note;
  const translation = useNoteTranslation(note);
  const alt = isMine ? t('notes.chat.ownPicture') : pictureFrom(t, partner);
  return (
    <div className={cx('flex gap-2', isMine && 'flex-row-reverse', isFirst ? 'mt-2.5' : 'mt-1')}>
      {!isMine && (
        <span className="w-9 shrink-0">
          {isFirst && <Avatar name={partner.nickname} src={partner.profileImageUrl} />}
        </span>
      )}
      <div className={cx('flex min-w-0 max-w-[72%] flex-col gap-1', isMine && 'items-end')}>
        {fileUrl && <NotePicture src={fileUrl} thumbnail={thumbnailUrl ?? fileUrl} alt={alt} />}
        {content && (
          <div className={bubbleClass(isMine)}>
            <RichText text={translation.text} language={translation.language} className="text-body" />
          </div>
        )}
        {translation.isBusy && (
          <p role="status" className="flex items-center gap-1.5 px-1 text-meta text-ink-3">
            <Spinner size={14} />
            <span>{t('notes.chat.translating')}</span>
          </p>
        )}
        {translation.isTranslated && <TranslatedNoteLine note={note} onOriginal={translation.showOriginal} />}
      </div>
      <div
        className={cx(
          'flex shrink-0 flex-col justify-end text-[0.6875rem] leading-4 text-ink-3',
          isMine && 'items-end',
        )}
      >
        <NoteMenu note={note} translation={translation} onDelete={() => handlers.onDelete(note)} />
        {isLast && (
          <span className="flex gap-1 whitespace-nowrap">
            {isMine && note.isRead && <span>{t('notes.chat.read')}</span>}
            <time dateTime={note.createdAt} className="tabular-nums">
              {seoulTime(note.createdAt)}
            </time>
          </span>
        )}
      </div>
    </div>
  );
}

function TranslatedNoteLine({ note, onOriginal }: { note: NoteRowFragment; onOriginal: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex flex-wrap gap-x-1.5 px-1 text-meta text-ink-3">
      <span>{t('translations.shown.translatedFrom', { language: t(LANGUAGE_KEYS[note.originalLanguage]) })}</span>
      <button type="button" onClick={onOriginal} className="pressable -my-1 min-h-11 font-semibold text-main">
        {t('translations.shown.showOriginal')}
      </button>
    </p>
  );
}

interface NoteMenuProps {
  note: NoteRowFragment;
  translation: NoteTranslation;
  onDelete: () => void;
}

function NoteMenu({ note, translation, onDelete }: NoteMenuProps) {
  const { t } = useTranslation();
  const copy = {
    key: 'copy',
    label: t('notes.chat.copy'),
    icon: <Copy aria-hidden size={18} />,
    onSelect: () => void copyText(note.content, { copied: t('notes.chat.copied'), byHand: t('notes.chat.copyByHand') }),
  };
  const translate = {
    key: 'translate',
    label: t('notes.chat.translate'),
    icon: <Languages aria-hidden size={18} />,
    onSelect: translation.translate,
  };
  const reportIt = {
    key: 'report',
    label: t('reports.action'),
    icon: <Flag aria-hidden size={18} />,
    onSelect: () => void report({ type: 'note', uuid: note.uuid }),
  };
  const remove = {
    key: 'delete',
    label: t('notes.chat.delete'),
    icon: <Trash2 aria-hidden size={18} />,
    isDangerous: true,
    onSelect: onDelete,
  };
  return (
    // Its target is larger than its place: short notes stay close to one another.
    <span className="-mx-2.5 -my-2.5">
      <Menu
        label={t('notes.chat.options')}
        trigger={<Ellipsis aria-hidden size={16} className="text-ink-3" />}
        items={[
          ...(translation.canTranslate ? [translate] : []),
          ...(note.content ? [copy] : []),
          ...(note.isMyMessage ? [] : [reportIt]),
          remove,
        ]}
      />
    </span>
  );
}
