import type { TFunction } from 'i18next';
import { Ban, EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AuthorFragment } from '#/api/generated.ts';
import { blockUser } from '#/features/blocks/blockUser.ts';
import { report, type ReportTarget } from '#/features/reports/report.ts';
import { withName } from '#/features/text/withName.tsx';
import { Menu, type MenuItem } from '#/ui/Menu.tsx';

interface OptionsMenuProps {
  /** Name of the button. */
  label: string;
  size?: number;
  author: AuthorFragment;
  /** Uuid of the reader, if signed in. */
  me: string | undefined;
  /** What is reported; undefined where there is nobody to report or block. */
  target: ReportTarget | undefined;
  /** What everybody can do. */
  items?: readonly MenuItem[];
  /** What else its author can do. */
  ownItems?: readonly MenuItem[];
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with something written: its author edits and deletes it, everybody else reports it or blocks them. */
export function OptionsMenu({
  label,
  size = 22,
  author,
  me,
  target,
  items = [],
  ownItems = [],
  onEdit,
  onDelete,
}: OptionsMenuProps) {
  const { t } = useTranslation();
  const own: MenuItem[] = [
    { key: 'edit', label: t('posts.action.edit'), icon: <Pencil aria-hidden size={18} />, onSelect: onEdit },
    ...items,
    ...ownItems,
    {
      key: 'delete',
      label: t('posts.action.delete'),
      icon: <Trash2 aria-hidden size={18} />,
      isDangerous: true,
      onSelect: onDelete,
    },
  ];
  const others = [...items, ...(target ? against(t, author, target) : [])];
  const shown = author.uuid === me ? own : others;
  if (shown.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={<EllipsisVertical aria-hidden size={size} strokeWidth={1.75} className="text-ink-3" />}
      items={shown}
    />
  );
}

function against(t: TFunction, author: AuthorFragment, target: ReportTarget): MenuItem[] {
  const reporting: MenuItem = {
    key: 'report',
    label: t('reports.action'),
    icon: <Flag aria-hidden size={18} />,
    onSelect: () => void report({ ...target, author: author.isWithdrawn ? undefined : author }),
  };
  const blocking: MenuItem = {
    key: 'block',
    label: withName(t('blocks.actionFor', { name: author.nickname }), author.nickname),
    icon: <Ban aria-hidden size={18} />,
    isDangerous: true,
    onSelect: () => void blockUser(author),
  };
  return author.isWithdrawn ? [reporting] : [reporting, blocking];
}
