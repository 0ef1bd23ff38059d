import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { SUGGESTION_REJECTION_REASONS, type SuggestionRejectionReason } from '@haiko/shared/suggestions';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskSuggestionsDocument, type SuggestionFragment } from '#/api/generated.ts';
import { Comparison } from './Comparison.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { DESK_PAGE, DeskSplit, neighbourOf, useChosen, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { useWorkedOnLine, useWorkingOn, WorkedOn } from '#/features/desk/DeskWork.tsx';
import { CaseWarnings, isDecidable, useNearnessLines } from '#/features/desk/Impartiality.tsx';
import { PersonSection } from '#/features/desk/PersonHistory.tsx';
import { decideAtDesk } from '#/features/desk/rereadDesk.ts';
import { useDeskKeys } from '#/features/desk/useDeskKeys.ts';
import { RejectionReasonField } from './RejectionReasonField.tsx';
import { decideSuggestion } from './suggestions.actions.ts';

/** /desk/suggestions: better translations that readers offer, the oldest first. */
export function SuggestionsDesk() {
  const { t } = useTranslation();
  const skip = useDeskSkip();
  const { data } = useSuspenseQuery(DeskSuggestionsDocument, {
    variables: { skip, take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.nav.suggestions')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(suggestion) => <SuggestionRow suggestion={suggestion} />}
      renderCase={(uuid) => {
        const suggestion = items.find((item) => item.uuid === uuid);
        return suggestion && <SuggestionCase key={uuid} suggestion={suggestion} next={neighbourOf(items, uuid)} />;
      }}
    />
  );
}

function SuggestionRow({ suggestion: { uuid, language, text, createdAt } }: { suggestion: SuggestionFragment }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-col gap-1">
      <span className="flex gap-2 text-meta text-ink-3">
        <span>{t('suggestions.list.into', { language: t(LANGUAGE_KEYS[language]) })}</span>
        <time dateTime={createdAt}>{formatRelativeTime(t, createdAt)}</time>
      </span>
      <span lang={HTML_LANG[language]} className="line-clamp-2 text-body wrap-anywhere text-ink-1">
        {text}
      </span>
      <WorkedOn kind="SUGGESTION" uuid={uuid} />
    </span>
  );
}

interface SuggestionCaseProps {
  suggestion: SuggestionFragment;
  /** Comes up once this one is decided. */
  next: string | undefined;
}

function SuggestionCase({ suggestion, next }: SuggestionCaseProps) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const { isBusy, attempt } = useAttempt();
  const [reason, setReason] = useState<SuggestionRejectionReason | null>(null);
  const { uuid, suggester, createdAt } = suggestion;
  const isOpen = isDecidable(suggestion);
  const near = useNearnessLines(suggestion, t('desk.reports.friend'));
  const workedOn = useWorkedOnLine('SUGGESTION', uuid);
  useWorkingOn('SUGGESTION', isOpen ? uuid : undefined);

  function decide(decision: 'accept' | 'reject') {
    void attempt(async () => {
      await decideAtDesk(() => decideSuggestion(suggestion, decision, reason));
      choose(next);
      toast(t(decision === 'accept' ? 'suggestions.decision.accepted' : 'suggestions.decision.rejected'));
    });
  }

  const why = SUGGESTION_REJECTION_REASONS.map((each, at) => [`${at + 1}`, () => setReason(each)] as const);
  const keys = { a: () => decide('accept'), r: () => decide('reject'), ...Object.fromEntries(why) };
  useDeskKeys(isOpen && !isBusy ? keys : {});
  return (
    <article className="flex flex-col gap-5 px-4 py-4 lg:px-6">
      <h2 className="text-card text-ink-1">
        {t('suggestions.list.into', { language: t(LANGUAGE_KEYS[suggestion.language]) })}
      </h2>
      <AuthorLine user={suggester} createdAt={createdAt} />
      <CaseWarnings lines={workedOn === undefined ? near : [...near, workedOn]} />
      <Comparison suggestion={suggestion} isWide />
      <div className="max-w-xl">
        <RejectionReasonField hasKeys reason={reason} onChange={setReason} disabled={!isOpen} />
      </div>
      <div className="flex max-w-xl gap-2 *:flex-1">
        <Button variant="quiet" isBusy={isBusy} disabled={!isOpen} onClick={() => decide('reject')}>
          {t('suggestions.decision.reject')}
        </Button>
        <Button isBusy={isBusy} disabled={!isOpen} onClick={() => decide('accept')}>
          {t('suggestions.decision.accept')}
        </Button>
      </div>
      <PersonSection title={t('desk.history.suggester')} userUuid={suggester.uuid} />
    </article>
  );
}
