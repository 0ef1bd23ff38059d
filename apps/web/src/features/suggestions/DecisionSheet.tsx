import type { SuggestionRejectionReason } from '@haiko/shared/suggestions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import type { SuggestionFragment } from '#/api/generated.ts';
import { CaseWarnings, isDecidable } from '#/features/desk/Impartiality.tsx';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { Sheet } from '#/ui/Sheet.tsx';
import { toast } from '#/ui/toast.ts';
import { Comparison } from './Comparison.tsx';
import { RejectionReasonField } from './RejectionReasonField.tsx';
import { decideSuggestion, forgetSuggestion, rereadSuggestions } from './suggestions.actions.ts';

interface DecisionSheetProps {
  suggestion: SuggestionFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** The original, what is shown now, and what somebody suggests instead. */
export function DecisionSheet({ suggestion, isOpen, onClose }: DecisionSheetProps) {
  const { t } = useTranslation();
  const isOpenToMe = isDecidable(suggestion);
  const [deciding, setDeciding] = useState<'accept' | 'reject'>();
  const [reason, setReason] = useState<SuggestionRejectionReason | null>(null);

  async function handleDecision(decision: 'accept' | 'reject') {
    setDeciding(decision);
    try {
      await decideSuggestion(suggestion, decision, reason);
      onClose();
      toast(t(decision === 'accept' ? 'suggestions.decision.accepted' : 'suggestions.decision.rejected'));
    } catch (error) {
      await handleRefusal(error);
    } finally {
      setDeciding(undefined);
    }
  }

  async function handleRefusal(error: unknown) {
    const code = errorCode(error);
    const isLate = code === 'NOT_FOUND';
    if (!isLate && code !== 'CHANGED_MEANWHILE') return showAlert(errorMessage(error));
    onClose();
    if (isLate) forgetSuggestion(suggestion.uuid);
    else void rereadSuggestions();
    await showAlert(t(isLate ? 'suggestions.decision.late' : 'suggestions.decision.changed'));
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('suggestions.list.compare')}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button
            variant="quiet"
            disabled={!isOpenToMe}
            isBusy={deciding === 'reject'}
            onClick={() => void handleDecision('reject')}
          >
            {t('suggestions.decision.reject')}
          </Button>
          <Button disabled={!isOpenToMe} isBusy={deciding === 'accept'} onClick={() => void handleDecision('accept')}>
            {t('suggestions.decision.accept')}
          </Button>
        </div>
      }
    >
      {!isOpenToMe && <CaseWarnings lines={[t('errors.NEEDS_SECOND_MODERATOR')]} />}
      <div className="flex flex-col gap-4">
        <Comparison suggestion={suggestion} />
        <RejectionReasonField reason={reason} onChange={setReason} disabled={!isOpenToMe} />
      </div>
    </Sheet>
  );
}
