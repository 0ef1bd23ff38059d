import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { client } from '#/api/client.ts';
import { loadPage } from '#/api/loadPage.ts';
import {
  OpenTranslationSuggestionsDocument,
  SentTranslationSuggestionsDocument,
  TranslationSuggestionsDocument,
  type SuggestionFragment,
  type TranslationSuggestionsQuery,
} from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { CardText } from '#/features/text/CardText.tsx';
import { LANGUAGE_KEYS } from '#/features/text/languageKeys.ts';
import { MixedText } from '#/features/text/MixedText.tsx';
import { fieldKey } from '#/features/translations/fieldKeys.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { DecisionSheet } from './DecisionSheet.tsx';
import { SuggestionState } from './SuggestionState.tsx';

/**
 * /translationsuggestions: better translations that others offer for what one has written; `?tab=sent` those that one has
 * offered, `?tab=all` everybody's, for moderators.
 */
export function Screen() {
  const tab = useTab();
  const List = LISTS[tab];
  return (
    <>
      <Top />
      <PostListBoundary listKey={tab} message={useLoadFailed()} skeleton={<RowSkeletons count={3} />}>
        <List />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons count={3} />;
}

function useLoadFailed(): string {
  return useTranslation().t('suggestions.list.loadFailed');
}

function useIsModerator(): boolean {
  const { role } = useSignedInMe();
  return role === 'MODERATOR' || role === 'ADMIN';
}

type Tab = 'mine' | 'sent' | 'all';
const LISTS = { mine: OwnSuggestions, sent: SentSuggestions, all: AllSuggestions };
const HINTS = {
  mine: 'suggestions.list.hint',
  sent: 'suggestions.list.byMeHint',
  all: 'suggestions.list.allHint',
} as const;

/** Which suggestions are looked at; moderators decide everybody's. */
function useTab(): Tab {
  const [search] = useSearchParams();
  const isModerator = useIsModerator();
  const tab = search.get('tab');
  if (tab === 'sent') return tab;
  return tab === 'all' && isModerator ? tab : 'mine';
}

function Top() {
  const { t } = useTranslation();
  const tab = useTab();
  const all = { to: paths.allTranslationSuggestions, label: t('suggestions.list.all'), isActive: tab === 'all' };
  return (
    <>
      <ScreenTitle>{t('suggestions.list.title')}</ScreenTitle>
      <TabLinks
        label={t('suggestions.list.tabs')}
        tabs={[
          { to: paths.translationSuggestions, label: t('suggestions.list.mine'), isActive: tab === 'mine' },
          { to: paths.sentTranslationSuggestions, label: t('suggestions.list.byMe'), isActive: tab === 'sent' },
          ...(useIsModerator() ? [all] : []),
        ]}
      />
      <div className="pt-3">
        <ScreenHint>{t(HINTS[tab])}</ScreenHint>
      </div>
    </>
  );
}

function OwnSuggestions() {
  const { data } = useSuspenseQuery(TranslationSuggestionsDocument, { fetchPolicy: 'cache-and-network' });
  const load = (skip: number) => loadPage(client, { query: TranslationSuggestionsDocument, variables: { skip } });
  return <Suggestions page={data.page} load={load} />;
}

function SentSuggestions() {
  const { t } = useTranslation();
  const query = SentTranslationSuggestionsDocument;
  const { data } = useSuspenseQuery(query, { fetchPolicy: 'cache-and-network' });
  const load = (skip: number) => loadPage(client, { query, variables: { skip } });
  return (
    <SuggestionList
      page={data.page}
      load={load}
      empty={t('suggestions.list.byMeEmpty')}
      renderItem={(suggestion) => (
        <SuggestionRow suggestion={suggestion}>
          <SuggestionState {...suggestion} />
        </SuggestionRow>
      )}
    />
  );
}

/** What waits longest comes first. */
const QUEUE = { oldestFirst: true };

function AllSuggestions() {
  const query = OpenTranslationSuggestionsDocument;
  const { data } = useSuspenseQuery(query, { variables: QUEUE, fetchPolicy: 'cache-and-network' });
  const load = (skip: number) => loadPage(client, { query, variables: { ...QUEUE, skip } });
  return <Suggestions page={data.page} load={load} />;
}

interface SuggestionsProps {
  page: TranslationSuggestionsQuery['page'];
  load: (skip: number) => Promise<unknown>;
}

/** Suggestions that the reader may decide. */
function Suggestions(props: SuggestionsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<SuggestionFragment>();
  const [isOpen, setIsOpen] = useState(false);

  function open(suggestion: SuggestionFragment) {
    setChosen(suggestion);
    setIsOpen(true);
  }

  return (
    <>
      <SuggestionList
        {...props}
        empty={t('suggestions.list.empty')}
        renderItem={(suggestion) => (
          <SuggestionRow suggestion={suggestion}>
            <Button variant="soft" size="sm" onClick={() => open(suggestion)}>
              {t('suggestions.list.compare')}
            </Button>
          </SuggestionRow>
        )}
      />
      {chosen && (
        <DecisionSheet key={chosen.uuid} suggestion={chosen} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface SuggestionListProps extends SuggestionsProps {
  empty: string;
  renderItem: (suggestion: SuggestionFragment) => ReactNode;
}

function SuggestionList({ page: { items, hasMore }, load, empty, renderItem }: SuggestionListProps) {
  const loadFailed = useLoadFailed();

  return (
    <PullToRefresh onRefresh={() => load(0)} failed={loadFailed}>
      <InfiniteList
        items={items}
        keyOf={(suggestion) => suggestion.uuid}
        renderItem={renderItem}
        hasMore={hasMore}
        // What was decided is gone from the server's list too: the rows that are left say where the next page begins.
        loadMore={() => load(items.length)}
        empty={<EmptyState drawing="globe" message={empty} />}
      />
    </PullToRefresh>
  );
}

function SuggestionRow({ suggestion, children }: { suggestion: SuggestionFragment; children: ReactNode }) {
  const { t } = useTranslation();
  const { suggester, createdAt, field, language, text } = suggestion;
  return (
    <article className="flex flex-col gap-2 border-b border-line px-4 py-4">
      <AuthorLine user={suggester} createdAt={createdAt}>
        <span>{t('suggestions.list.into', { language: t(LANGUAGE_KEYS[language]) })}</span>
        <span>{t(fieldKey(field))}</span>
      </AuthorLine>
      <CardText lang={HTML_LANG[language]} className="text-body text-ink-1">
        <MixedText text={text} lang={HTML_LANG[language]} />
      </CardText>
      <span className="self-end">{children}</span>
    </article>
  );
}
