import { APPEAL_MAX } from '@haiko/shared/limits';
import { graphemeLength } from '@haiko/shared/rules/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { sendAppeal } from './reports.actions.ts';

interface AppealSheetProps {
  caseUuid: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What speaks against a decision, in the author's own words. */
export function AppealSheet({ caseUuid, isOpen, onClose }: AppealSheetProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [error, setError] = useState<'REQUIRED' | 'TOO_LONG'>();
  const { isBusy, attempt } = useAttempt();

  async function handleSend() {
    const wrong = text.trim() === '' ? 'REQUIRED' : graphemeLength(text) > APPEAL_MAX ? 'TOO_LONG' : undefined;
    setError(wrong);
    if (wrong) return;
    await attempt(async () => {
      await sendAppeal(caseUuid, text.trim());
      onClose();
      toast(t('decisions.appeal.sent'));
    });
  }

  const send = (
    <Button isWide isBusy={isBusy} onClick={() => void handleSend()}>
      {t('decisions.appeal.send')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('decisions.appeal.action')} footer={send}>
      <TextArea
        label={t('decisions.appeal.question')}
        rows={4}
        limit={APPEAL_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error && t(`fieldErrors.${error}`)}
      />
    </Sheet>
  );
}
