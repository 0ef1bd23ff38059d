import { useQuery } from '#/api/apollo.ts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { TranslatedTextDocument, type SuggestionFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { OriginalText, QuotedText } from '#/features/translations/OriginalText.tsx';
import { cx } from '#/ui/cx.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';

interface ComparisonProps {
  suggestion: SuggestionFragment;
  /** Beside each other where there is room. */
  isWide?: boolean;
}

/** The original, what is shown now, and what somebody suggests instead. */
export function Comparison({ suggestion, isWide = false }: ComparisonProps) {
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
    <div className={cx('flex flex-col gap-4', isWide && 'xl:grid xl:auto-cols-fr xl:grid-flow-col')}>
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
