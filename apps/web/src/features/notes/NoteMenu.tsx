import { Copy, Ellipsis, Flag, Languages, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { report, type ReportTarget } from '#/features/reports/report.ts';
import { copyText } from '#/ui/copy.ts';
import { Menu } from '#/ui/Menu.tsx';

interface NoteMenuProps {
  /** What is copied; nothing is where it is empty. */
  text: string;
  /** Left out where there is nothing to translate. */
  onTranslate?: (() => void) | undefined;
  /** The note, where somebody else wrote it. */
  reported?: ReportTarget | undefined;
  /** Left out where notes stay. */
  onDelete?: (() => void) | undefined;
  /** The note itself: holding it opens the menu. */
  held: RefObject<HTMLElement | null>;
}

/**
 * What can be done with a note of a conversation, whatever that belongs to. Its button is for the keyboard, the mouse and whoever is read
 * to: it shows itself to them. Its target is larger than its place: short notes stay close to one another.
 */
export function NoteMenu({ text, onTranslate, reported, onDelete, held }: NoteMenuProps) {
  const { t } = useTranslation();
  const translate = onTranslate && {
    key: 'translate',
    label: t('notes.chat.translate'),
    icon: <Languages aria-hidden size={18} />,
    onSelect: onTranslate,
  };
  const copy = text !== '' && {
    key: 'copy',
    label: t('notes.chat.copy'),
    icon: <Copy aria-hidden size={18} />,
    onSelect: () => void copyText(text, { copied: t('notes.chat.copied'), byHand: t('notes.chat.copyByHand') }),
  };
  const reportIt = reported && {
    key: 'report',
    label: t('reports.action'),
    icon: <Flag aria-hidden size={18} />,
    onSelect: () => void report(reported),
  };
  const remove = onDelete && {
    key: 'delete',
    label: t('notes.chat.delete'),
    icon: <Trash2 aria-hidden size={18} />,
    isDangerous: true,
    onSelect: onDelete,
  };
  const items = [translate, copy, reportIt, remove].filter((item) => !!item);
  if (items.length === 0) return null;
  return (
    <span className="held-menu -mx-2.5 -my-3">
      <Menu
        held={held}
        label={t('notes.chat.options')}
        trigger={<Ellipsis aria-hidden size={16} className="text-ink-3" />}
        items={items}
      />
    </span>
  );
}
