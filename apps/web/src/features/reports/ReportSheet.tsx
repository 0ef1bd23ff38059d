import { REPORT_TEXT_MAX } from '@haiko/shared/limits';
import { REPORT_REASONS, type ReportReason } from '@haiko/shared/reports';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { useAttempt } from '#/useAttempt.ts';
import type { ReportTarget } from './report.ts';
import { ReportSent } from './ReportSent.tsx';
import { sendReport } from './reports.actions.ts';

interface ReportSheetProps {
  target: ReportTarget;
  isOpen: boolean;
  onClose: () => void;
}

/** One reason, some words where they help, and it is with the moderators and off the reporter's screen. */
export function ReportSheet({ target, isOpen, onClose }: ReportSheetProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const [sent, setSent] = useState<string>();
  const isTooLong = graphemeLength(text) > REPORT_TEXT_MAX;

  async function handleSend() {
    setIsMissing(!reason);
    if (!reason || isTooLong) return;
    await attempt(async () => {
      setSent(await sendReport(target, reason, text));
    });
  }

  if (sent) return <ReportSent target={target} sent={sent} isOpen={isOpen} onClose={onClose} />;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('reports.action')}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void handleSend()}>
          {t('reports.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioList
          label={t('reports.question')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`reports.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={isMissing && !reason ? t('reports.reasonMissing') : undefined}
        />
        <TextArea
          label={t('reports.text')}
          placeholder={t('reports.textPlaceholder')}
          isOptional
          rows={2}
          limit={REPORT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
        />
        <p className="text-meta text-ink-3">{t('reports.hint')}</p>
      </div>
    </Sheet>
  );
}
