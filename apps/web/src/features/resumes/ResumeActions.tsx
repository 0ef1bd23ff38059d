import { EllipsisVertical, LanguagesIcon, PencilLine, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResumePartsFragment } from '#/api/generated.ts';
import { suggest } from '#/features/suggestions/suggest.ts';
import { paths } from '#/paths.ts';
import { confirm } from '#/ui/confirm.ts';
import { Menu, type MenuItem } from '#/ui/Menu.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { COMPANIES_READ } from './resumeForm.ts';
import { deleteResume } from './resumes.actions.ts';

/** What its owner does with a résumé: changing it is one tap away, the rest is in a menu. */
export function ResumeActions({ resume }: { resume: ResumePartsFragment }) {
  const { t } = useTranslation();
  const { attempt } = useAttempt();

  async function handleDelete() {
    const question = { title: t('resumes.confirmDelete'), message: t('resumes.deleteHint'), yes: t('resumes.delete') };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await attempt(async () => {
      await deleteResume();
      toast(t('resumes.deleted'));
    });
  }

  const correcting: MenuItem = {
    key: 'correct',
    label: t('resumes.correct'),
    icon: <LanguagesIcon aria-hidden size={18} />,
    onSelect: () => void suggest({ type: 'resume', uuid: resume.uuid, language: COMPANIES_READ }),
  };
  const others: MenuItem[] = [
    {
      key: 'print',
      label: t('resumes.print'),
      icon: <Printer aria-hidden size={18} />,
      onSelect: () => window.print(),
    },
    {
      key: 'delete',
      label: t('resumes.delete'),
      icon: <Trash2 aria-hidden size={18} />,
      isDangerous: true,
      onSelect: () => void handleDelete(),
    },
  ];
  return (
    <div className="-me-2.5 ms-auto flex shrink-0">
      <Link
        to={paths.resumeWriting}
        aria-label={t('resumes.edit')}
        title={t('resumes.edit')}
        className="pressable grid size-11 place-items-center rounded-full text-ink-1"
      >
        <PencilLine aria-hidden size={22} strokeWidth={1.75} />
      </Link>
      <Menu
        label={t('resumes.options')}
        trigger={<EllipsisVertical aria-hidden size={22} strokeWidth={1.75} />}
        items={resume.originalLanguage === COMPANIES_READ ? others : [correcting, ...others]}
      />
    </div>
  );
}
