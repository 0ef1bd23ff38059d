import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blockUser } from '#/features/blocks/blockUser.ts';
import { withName } from '#/features/text/withName.tsx';
import { Button } from '#/ui/Button.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import type { ReportTarget } from './report.ts';
import { isHiddenByReport } from './reported.cache.ts';
import { showAgain } from './reports.actions.ts';

interface ReportSentProps {
  target: ReportTarget;
  /** Uuid of the report. */
  sent: string;
  isOpen: boolean;
  onClose: () => void;
}

/** It is with the moderators, and hidden: to be shown again, and its author can be blocked. */
export function ReportSent({ target: { type, author }, sent, isOpen, onClose }: ReportSentProps) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function handleShowAgain() {
    await attempt(async () => {
      await showAgain(sent);
      onClose();
      toast(t('reports.shownAgain'));
    });
  }

  function handleBlock() {
    onClose();
    if (author) void blockUser(author);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('reports.sent')}
      footer={
        <Button isWide onClick={onClose}>
          {t('common.button.ok')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p role="status" className="text-body text-ink-1">
          {t('reports.done')} {isHiddenByReport(type) && t('reports.hidden')}
        </p>
        {author && (
          <Button variant="soft" isWide icon={<Ban aria-hidden size={18} />} onClick={handleBlock}>
            {withName(t('blocks.actionFor', { name: author.nickname }), author.nickname)}
          </Button>
        )}
        {isHiddenByReport(type) && (
          <Button variant="quiet" size="sm" isWide isBusy={isBusy} onClick={() => void handleShowAgain()}>
            {t('reports.showAgain')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
