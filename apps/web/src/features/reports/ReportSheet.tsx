import { REPORT_TEXT_MAX } from '@haiko/shared/limits';
import { REPORT_REASONS, type ReportReason } from '@haiko/shared/reports';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { RadioList } from '#/ui/RadioList.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import type { ReportTarget } from './report.ts';
import { sendReport } from './reports.actions.ts';

interface ReportSheetProps {
  target: ReportTarget;
  isOpen: boolean;
  onClose: () => void;
}

/** One reason, some words where they help, and it is with the moderators. */
export function ReportSheet({ target, isOpen, onClose }: ReportSheetProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const isTooLong = graphemeLength(text) > REPORT_TEXT_MAX;

  async function handleSend() {
    setIsMissing(!reason);
    if (!reason || isTooLong) return;
    await attempt(async () => {
      await sendReport(target, reason, text);
      onClose();
      toast(t('people.report.done'));
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('people.report.action')}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void handleSend()}>
          {t('people.report.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioList
          label={t('people.report.question')}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`people.report.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={isMissing && !reason ? t('people.report.reasonMissing') : undefined}
        />
        <TextArea
          label={t('people.report.text')}
          placeholder={t('people.report.textPlaceholder')}
          isOptional
          rows={2}
          limit={REPORT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
        />
        <p className="text-meta text-ink-3">{t('people.report.hint')}</p>
      </div>
    </Sheet>
  );
}
