import { useQuery } from '@apollo/client/react';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { TranslatedTextDocument, type SuggestionFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { OriginalText, QuotedText } from '#/features/translations/OriginalText.tsx';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { toast } from '#/ui/toast.ts';
import { decide, forgetSuggestion, rereadSuggestions } from './suggestions.actions.ts';

interface DecisionSheetProps {
  suggestion: SuggestionFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** The original, what is shown now, and what somebody suggests instead. */
export function DecisionSheet({ suggestion, isOpen, onClose }: DecisionSheetProps) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<'accept' | 'reject'>();

  async function handleDecision(decision: 'accept' | 'reject') {
    setDeciding(decision);
    try {
      await decide(suggestion, decision);
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
          <Button variant="quiet" isBusy={deciding === 'reject'} onClick={() => void handleDecision('reject')}>
            {t('suggestions.decision.reject')}
          </Button>
          <Button isBusy={deciding === 'accept'} onClick={() => void handleDecision('accept')}>
            {t('suggestions.decision.accept')}
          </Button>
        </div>
      }
    >
      <Comparison suggestion={suggestion} />
    </Sheet>
  );
}

function Comparison({ suggestion }: { suggestion: SuggestionFragment }) {
  const { t } = useTranslation();
  const { subjectType, subjectUuid, field, language, text, suggester } = suggestion;
  const { data, error, refetch } = useQuery(TranslatedTextDocument, {
    variables: { subjectType, subjectUuid, language },
    fetchPolicy: 'no-cache',
  });
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={5} />;
  const now = data.readTranslatedText?.fields.find((one) => one.field === field);
  return (
    <div className="flex flex-col gap-4">
      {now && data.readTranslatedText && (
        <OriginalText text={now.original} language={data.readTranslatedText.originalLanguage} />
      )}
      {now?.translation && (
        <QuotedText label={t('suggestions.decision.now')} text={now.translation} language={language} />
      )}
      <QuotedText label={suggestedBy(t, suggester)} text={text} language={language} />
    </div>
  );
}

function suggestedBy(t: TFunction, { isWithdrawn, nickname }: SuggestionFragment['suggester']): ReactNode {
  if (isWithdrawn) return t('suggestions.decision.suggestedWithdrawn');
  return withName(t('suggestions.decision.suggested', { name: nickname }), nickname);
}
