import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { client } from '#/api/client.ts';
import {
  OpenTranslationSuggestionsDocument,
  TranslationSuggestionsDocument,
  type SuggestionFragment,
  type TranslationSuggestionsQuery,
} from '#/api/generated.ts';
import { useSignedInMe } from '#/features/account/useMe.ts';
import { AuthorLine } from '#/features/people/AuthorLine.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { cx } from '#/ui/cx.ts';
import { DecisionSheet } from './DecisionSheet.tsx';
import { fieldKey } from './fieldKeys.ts';

/** /translationsuggestions: better translations that others offer for what one has written; `?tab=all` for moderators. */
export function Screen() {
  const isOfAll = useIsOfAll();
  return (
    <>
      <Top />
      <PostListBoundary listKey={String(isOfAll)} message={useLoadFailed()} skeleton={<RowSkeletons count={3} />}>
        {isOfAll ? <AllSuggestions /> : <OwnSuggestions />}
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}

function useLoadFailed(): string {
  return useTranslation().t('translations.list.loadFailed');
}

function useIsModerator(): boolean {
  const { role } = useSignedInMe();
  return role === 'MODERATOR' || role === 'ADMIN';
}

/** Whether the suggestions for everybody's texts are looked at, which moderators decide. */
function useIsOfAll(): boolean {
  const [search] = useSearchParams();
  return useIsModerator() && search.get('tab') === 'all';
}

function Top() {
  const { t } = useTranslation();
  const isOfAll = useIsOfAll();
  return (
    <>
      <ScreenTitle>{t('translations.list.title')}</ScreenTitle>
      {useIsModerator() && (
        <TabLinks
          label={t('translations.list.tabs')}
          tabs={[
            { to: paths.translationSuggestions, label: t('translations.list.mine'), isActive: !isOfAll },
            { to: paths.allTranslationSuggestions, label: t('translations.list.all'), isActive: isOfAll },
          ]}
        />
      )}
      <p className={cx('px-4 pb-3 text-body text-ink-3', useIsModerator() ? 'pt-3' : '-mt-1')}>
        {t(isOfAll ? 'translations.list.allHint' : 'translations.list.hint')}
      </p>
    </>
  );
}

function OwnSuggestions() {
  const { data } = useSuspenseQuery(TranslationSuggestionsDocument, { fetchPolicy: 'cache-and-network' });
  const load = (skip: number) =>
    client.query({ query: TranslationSuggestionsDocument, variables: { skip }, fetchPolicy: 'network-only' });
  return <Suggestions page={data.page} load={load} />;
}

/** What waits longest comes first. */
const QUEUE = { oldestFirst: true };

function AllSuggestions() {
  const query = OpenTranslationSuggestionsDocument;
  const { data } = useSuspenseQuery(query, { variables: QUEUE, fetchPolicy: 'cache-and-network' });
  const load = (skip: number) => client.query({ query, variables: { ...QUEUE, skip }, fetchPolicy: 'network-only' });
  return <Suggestions page={data.page} load={load} />;
}

interface SuggestionsProps {
  page: TranslationSuggestionsQuery['page'];
  load: (skip: number) => Promise<unknown>;
}

function Suggestions({ page: { items, hasMore }, load }: SuggestionsProps) {
  const { t } = useTranslation();
  const loadFailed = useLoadFailed();
  const [chosen, setChosen] = useState<SuggestionFragment>();
  const [isOpen, setIsOpen] = useState(false);

  function open(suggestion: SuggestionFragment) {
    setChosen(suggestion);
    setIsOpen(true);
  }

  async function handleRefresh() {
    await load(0).catch(() => void showAlert(loadFailed));
  }

  return (
    <>
      <PullToRefresh onRefresh={handleRefresh}>
        <InfiniteList
          items={items}
          keyOf={(suggestion) => suggestion.uuid}
          renderItem={(suggestion) => <SuggestionRow suggestion={suggestion} onOpen={() => open(suggestion)} />}
          hasMore={hasMore}
          // What was decided is gone from the server's list too: the rows that are left say where the next page begins.
          loadMore={() => load(items.length)}
          empty={<EmptyState message={t('translations.list.empty')} />}
        />
      </PullToRefresh>
      {chosen && (
        <DecisionSheet key={chosen.uuid} suggestion={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
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
