import { searchWords } from '@haiko/shared/rules/searchText';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SearchPostsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostCard } from '#/features/posts/PostCard.tsx';
import { PostList, PostListBoundary } from '#/features/posts/PostList.tsx';
import { withName } from '#/features/text/withName.tsx';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { searchOf, type Search } from './postSearch.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchIdeas } from './SearchIdeas.tsx';
import { SearchBox } from './SearchBox.tsx';

/** /searchresult: posts of the community, or news, that hold a keyword. The address says what is searched for. */
export function Screen() {
  const search = useSearch();
  const navigate = useNavigate();
  const go = (keyword: string) => void navigate(addressOf({ ...search, keyword }));
  return (
    <>
      <Top search={search} onSearch={go} />
      {search.keyword === '' && <RecentSearches onChoose={go} />}
      <Results search={search} />
    </>
  );
}

export function Skeleton() {
  const search = useSearch();
  return (
    <>
      <Top search={search} onSearch={() => undefined} />
      <CardSkeletons />
    </>
  );
}

function useSearch(): Search {
  const [parameters] = useSearchParams();
  return searchOf(parameters);
}

function addressOf({ keyword, tab }: Pick<Search, 'keyword' | 'tab'>): string {
  return paths.searchFor(keyword, tab === 'haikoNews' ? tab : undefined);
}

function Top({ search, onSearch }: { search: Search; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation();
  const { keyword, tab } = search;
  const tabTo = (to: Search['tab'], label: string) => ({
    to: addressOf({ keyword, tab: to }),
    label,
    isActive: tab === to,
  });
  return (
    <>
      <ScreenTitle isHidden>{t('postSearch.title')}</ScreenTitle>
      <SearchBox search={search} onSearch={onSearch} />
      <TabLinks
        label={t('postSearch.tabs')}
        tabs={[tabTo('community', t('postSearch.community')), tabTo('haikoNews', t('postSearch.haikoNews'))]}
      />
    </>
  );
}

function Results({ search }: { search: Search }) {
  const { t } = useTranslation();
  const { keyword, tab, isSearchable } = search;
  if (keyword === '' && tab === 'community') {
    return (
      <>
        <EmptyState drawing="search" message={t('postSearch.hint')} hint={t('postSearch.hintMore')} />
        <SearchIdeas />
      </>
    );
  }
  if (!isSearchable) return <NothingFound keyword={keyword} />;
  return (
    <PostListBoundary listKey={`${tab} ${keyword}`} message={t('posts.feed.loadFailed')}>
      <Found search={search} />
    </PostListBoundary>
  );
}

function Found({ search: { keyword, tab } }: { search: Search }) {
  const { t } = useTranslation();
  const { list } = usePagedList(SearchPostsDocument, { variables: { keyword, searchOption: tab } });
  const words = searchWords(keyword);
  return (
    <PostList
      list={list}
      renderPost={(post, me) => (
        <PostCard
          post={post}
          me={me}
          found={words}
          to={tab === 'haikoNews' ? paths.additionPostDetail(post.uuid) : paths.postDetail(post.uuid)}
        />
      )}
      empty={keyword === '' ? <EmptyState message={t('postSearch.noNews')} /> : <NothingFound keyword={keyword} />}
    />
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={withName(t('postSearch.none', { keyword }), keyword)}
      hint={t('postSearch.noneHint')}
    />
  );
}
