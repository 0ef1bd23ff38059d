import { Copy, Ellipsis, Flag, Languages, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteRowFragment } from '#/api/generated.ts';
import { report } from '#/features/reports/report.ts';
import { copyText } from '#/ui/copy.ts';
import { Menu } from '#/ui/Menu.tsx';
import type { NoteTexts } from './useNoteTexts.ts';

interface NoteMenuProps {
  note: NoteRowFragment;
  texts: NoteTexts;
  onDelete: () => void;
  /** The note itself: holding it opens the menu. */
  held: RefObject<HTMLElement | null>;
}

/** What can be done with a note. Its button is for the keyboard, the mouse and whoever is read to: it shows itself to them. */
export function NoteMenu({ note, texts, onDelete, held }: NoteMenuProps) {
  const { t } = useTranslation();
  const copy = {
    key: 'copy',
    label: t('notes.chat.copy'),
    icon: <Copy aria-hidden size={18} />,
    onSelect: () =>
      void copyText(texts.first.text, { copied: t('notes.chat.copied'), byHand: t('notes.chat.copyByHand') }),
  };
  const translate = {
    key: 'translate',
    label: t('notes.chat.translate'),
    icon: <Languages aria-hidden size={18} />,
    onSelect: texts.translate,
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
    <span className="held-menu -mx-2.5 -my-2.5">
      <Menu
        held={held}
        label={t('notes.chat.options')}
        trigger={<Ellipsis aria-hidden size={16} className="text-ink-3" />}
        items={[
          ...(texts.canTranslate ? [translate] : []),
          ...(note.content ? [copy] : []),
          ...(note.isMyMessage ? [] : [reportIt]),
          remove,
        ]}
      />
    </span>
  );
}
