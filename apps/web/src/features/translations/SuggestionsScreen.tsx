import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#/api/client.ts';
import { TranslationSuggestionsDocument, type SuggestionFragment } from '#/api/generated.ts';
import { AuthorLine } from '#/features/people/AuthorLine.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { DecisionSheet } from './DecisionSheet.tsx';
import { fieldKey } from './fieldKeys.ts';

/** /translationsuggestions: better translations that others offer for what one has written. */
export function Screen() {
  const { t } = useTranslation();
  const { items, hasMore, loadMore, refresh } = useSuggestions();
  const [chosen, setChosen] = useState<SuggestionFragment>();
  const [isOpen, setIsOpen] = useState(false);

  function open(suggestion: SuggestionFragment) {
    setChosen(suggestion);
    setIsOpen(true);
  }

  async function handleRefresh() {
    await refresh().catch(() => void showAlert(t('translations.list.loadFailed')));
  }

  return (
    <>
      <ScreenTitle>{t('translations.list.title')}</ScreenTitle>
      <p className="-mt-1 px-4 pb-3 text-body text-ink-3">{t('translations.list.hint')}</p>
      <PullToRefresh onRefresh={handleRefresh}>
        <InfiniteList
          items={items}
          keyOf={(suggestion) => suggestion.uuid}
          renderItem={(suggestion) => <SuggestionRow suggestion={suggestion} onOpen={() => open(suggestion)} />}
          hasMore={hasMore}
          loadMore={loadMore}
          empty={<EmptyState message={t('translations.list.empty')} />}
        />
      </PullToRefresh>
      {chosen && (
        <DecisionSheet key={chosen.uuid} suggestion={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}

function useSuggestions() {
  const { data } = useSuspenseQuery(TranslationSuggestionsDocument, { fetchPolicy: 'cache-and-network' });
  const { items, hasMore } = data.readTranslationSuggestions;
  const load = (skip: number) =>
    client.query({ query: TranslationSuggestionsDocument, variables: { skip }, fetchPolicy: 'network-only' });
  // What was decided is gone from the server's list too: the rows that are left say where the next page begins.
  return { items, hasMore, loadMore: () => load(items.length), refresh: () => load(0) };
}

function SuggestionRow({ suggestion, onOpen }: { suggestion: SuggestionFragment; onOpen: () => void }) {
  const { t } = useTranslation();
  const { suggester, createdAt, field, language, text } = suggestion;
  return (
    <article className="flex flex-col gap-2 border-b border-line px-4 py-4">
      <AuthorLine user={suggester} createdAt={createdAt}>
        <span>{t('translations.list.into', { language: t(LANGUAGE_KEYS[language]) })}</span>
        <span>{t(fieldKey(field))}</span>
      </AuthorLine>
      <CardText lang={HTML_LANG[language]} className="text-body text-ink-1">
        {text}
      </CardText>
      <span className="self-end">
        <Button variant="soft" size="sm" onClick={onOpen}>
          {t('translations.list.look')}
        </Button>
      </span>
    </article>
  );
}
