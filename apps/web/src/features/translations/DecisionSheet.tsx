import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorMessage } from '#/api/errorMessage.ts';
import { TranslatedTextDocument, type SuggestionFragment } from '#/api/generated.ts';
import { displayName } from '#/features/people/AuthorLine.tsx';
import { withName } from '#/features/text/withName.tsx';
import { Button } from '#/ui/Button.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { OriginalText, QuotedText } from './OriginalText.tsx';
import { decide, forgetSuggestion } from './translations.actions.ts';

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
      toast(t(decision === 'accept' ? 'translations.decision.accepted' : 'translations.decision.rejected'));
    } catch (error) {
      const isLate = errorCode(error) === 'NOT_FOUND';
      if (isLate) {
        onClose();
        forgetSuggestion(suggestion.uuid);
      }
      await showAlert(isLate ? t('translations.decision.late') : errorMessage(error));
    } finally {
      setDeciding(undefined);
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('translations.list.look')}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button variant="quiet" isBusy={deciding === 'reject'} onClick={() => void handleDecision('reject')}>
            {t('translations.decision.reject')}
          </Button>
          <Button isBusy={deciding === 'accept'} onClick={() => void handleDecision('accept')}>
            {t('translations.decision.accept')}
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
        <QuotedText label={t('translations.decision.now')} text={now.translation} language={language} />
      )}
      <QuotedText
        label={withName(t('translations.decision.suggested', { name: displayName(t, suggester) }), suggester.nickname)}
        text={text}
        language={language}
      />
    </div>
  );
}
