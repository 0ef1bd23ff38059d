import { EllipsisVertical, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { report } from '#/features/reports/report.ts';
import { useLanguageCorrection } from '#/features/translations/useLanguageCorrection.tsx';
import { useSuggestItem } from '#/features/translations/useSuggestItem.tsx';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Menu, type MenuItem } from '#/ui/Menu.tsx';
import { toast } from '#/ui/toast.ts';
import { useLeaveDeleted } from '#/ui/leaving.ts';
import { deleteJobPosting, forgetJobPosting } from './deleteJobPosting.ts';

interface JobPostingMenuProps {
  text: TextSwitch;
  isOwn: boolean;
  /** Whether its company may change it now, and not only delete it. */
  isListed: boolean;
}

/** What can be done with a posting: its company edits or deletes it, everybody else reports it, administrators hide it at the desk. */
export function JobPostingMenu({ text, isOwn, isListed }: JobPostingMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { uuid } = text.subject;
  const handleDelete = useDelete(uuid);
  const language = useLanguageCorrection({ type: 'job-posting', uuid }, text.originalLanguage);
  const suggestItem = useSuggestItem(text);
  const isAdmin = useMe()?.role === 'ADMIN';
  const hiding: MenuItem = {
    key: 'hide',
    label: t('jobPostings.detail.hideAtDesk'),
    icon: <EyeOff aria-hidden size={18} />,
    onSelect: () => void navigate(paths.postingAtDesk(uuid)),
  };
  const changes: MenuItem[] = [
    {
      key: 'edit',
      label: t('jobPostings.detail.edit'),
      icon: <Pencil aria-hidden size={18} />,
      onSelect: () => void navigate(paths.jobPostingModify(uuid)),
    },
    ...suggestItem,
    language.item,
  ];
  const own: MenuItem[] = [
    ...(isListed ? changes : []),
    {
      key: 'delete',
      label: t('jobPostings.detail.delete'),
      icon: <Trash2 aria-hidden size={18} />,
      isDangerous: true,
      onSelect: () => void handleDelete(),
    },
  ];
  const others: MenuItem[] = [
    ...suggestItem,
    {
      key: 'report',
      label: t('reports.action'),
      icon: <Flag aria-hidden size={18} />,
      onSelect: () => void report({ type: 'job-posting', uuid }),
    },
    ...(isAdmin ? [hiding] : []),
  ];
  return (
    <>
      <Menu
        label={t('jobPostings.detail.more')}
        trigger={<EllipsisVertical aria-hidden size={22} strokeWidth={1.75} className="text-ink-3" />}
        items={isOwn ? own : others}
      />
      {language.sheet}
    </>
  );
}

/** Asks, deletes and leaves; the lists lose the posting once its screen is gone, which would ask for it again. */
function useDelete(uuid: string): () => Promise<void> {
  const { t } = useTranslation();
  // To the list that one came from: all of them, a search, those of the company.
  const leave = useLeaveDeleted(uuid, forgetJobPosting, paths.jobPostings);

  return async function askAndDelete() {
    const question = {
      message: t('jobPostings.detail.deleteQuestion'),
      yes: t('jobPostings.detail.delete'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    try {
      await deleteJobPosting(uuid);
      leave();
      toast(t('jobPostings.detail.deleted'));
    } catch (error) {
      await showAlert(errorMessage(error));
    }
  };
}
