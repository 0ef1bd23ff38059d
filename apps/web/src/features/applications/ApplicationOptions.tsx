import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { report } from '#/features/reports/report.ts';
import { withName } from '#/features/text/withName.tsx';
import { i18n } from '#/i18n/i18n.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm, showAlert } from '#/ui/confirm.ts';
import { Menu } from '#/ui/Menu.tsx';
import { toast } from '#/ui/toast.ts';
import { blockOtherSide, unblockOtherSide } from './applications.actions.ts';

interface OptionsProps {
  application: ApplicationDetailFragment;
  isCompany: boolean;
}

/** Reports and blocks the other side: who applied, or the company. */
export function ApplicationOptions({ application, isCompany }: OptionsProps) {
  const { t } = useTranslation();
  const { uuid, conversationPartner, isBlocked } = application;
  const reportIt = {
    key: 'report',
    label: t('reports.action'),
    icon: <Flag aria-hidden size={18} />,
    onSelect: () =>
      void report(isCompany ? { type: 'application', uuid } : { type: 'company', uuid: conversationPartner.uuid }),
  };
  const blockIt = {
    key: 'block',
    label: t('blocks.action'),
    icon: <Ban aria-hidden size={18} />,
    isDangerous: true,
    onSelect: () => void block(application, isCompany),
  };
  return (
    <Menu
      label={t('applications.options')}
      trigger={<Ellipsis aria-hidden size={20} className="text-ink-2" />}
      items={isBlocked ? [reportIt] : [reportIt, blockIt]}
    />
  );
}

/** That one has blocked the other side, and the way to undo it. */
export function BlockedNotice({ application }: Pick<OptionsProps, 'application'>) {
  const { t } = useTranslation();
  if (!application.isBlocked) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-card bg-sunken px-3.5 py-1">
      <p className="text-body text-ink-1">{t('applications.block.isBlocked')}</p>
      <Button variant="quiet" size="sm" onClick={() => void unblock(application)}>
        {t('blocks.undo')}
      </Button>
    </div>
  );
}

async function block({ uuid, conversationPartner }: ApplicationDetailFragment, isCompany: boolean): Promise<void> {
  const { nickname: name } = conversationPartner;
  const isSure = await confirm({
    title: withName(i18n.t('blocks.question', { name }), name),
    message: i18n.t(isCompany ? 'applications.block.companyHint' : 'applications.block.seekerHint'),
    yes: i18n.t('blocks.action'),
    isDangerous: true,
  });
  if (!isSure) return;
  try {
    await blockOtherSide(uuid);
    toast(withName(i18n.t('blocks.done', { name }), name));
  } catch (error) {
    await showAlert(errorMessage(error));
  }
}

async function unblock({ uuid, conversationPartner }: ApplicationDetailFragment): Promise<void> {
  const { nickname: name } = conversationPartner;
  const question = withName(i18n.t('blocks.undoQuestion', { name }), name);
  if (!(await confirm({ message: question, yes: i18n.t('blocks.undo') }))) return;
  try {
    await unblockOtherSide(uuid);
    toast(withName(i18n.t('blocks.undone', { name }), name));
  } catch (error) {
    await showAlert(errorMessage(error));
  }
}
