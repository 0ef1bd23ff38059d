import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blockUser, unblockUser } from '#/features/blocks/blockUser.ts';
import { report } from '#/features/reports/report.ts';
import { withName } from '#/features/text/withName.tsx';
import { Menu, type MenuItem } from '#/ui/Menu.tsx';
import { closeProfile } from './profile.ts';
import type { User } from './useRelationship.ts';

/** What one rarely does about somebody else: report and block them. */
export function PersonMenu({ person }: { person: User }) {
  const { t } = useTranslation();
  const { uuid, nickname, isBlocked } = person;

  function handleReport() {
    closeProfile();
    void report({ type: 'user', uuid, author: person });
  }

  const items: MenuItem[] = [
    {
      key: 'report',
      label: t('reports.action'),
      icon: <Flag aria-hidden size={18} />,
      onSelect: handleReport,
    },
    {
      key: 'block',
      label: isBlocked ? t('blocks.undo') : withName(t('blocks.actionFor', { name: nickname }), nickname),
      icon: <Ban aria-hidden size={18} />,
      isDangerous: !isBlocked,
      onSelect: () => void (isBlocked ? unblockUser(person) : blockUser(person)),
    },
  ];
  return (
    <Menu
      label={t('posts.action.more')}
      trigger={<EllipsisVertical aria-hidden size={22} strokeWidth={1.75} className="text-ink-3" />}
      items={items}
    />
  );
}
