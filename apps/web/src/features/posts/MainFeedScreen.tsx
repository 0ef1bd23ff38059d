import { useSuspenseQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { client } from '#/api/client.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { FeedDocument } from '#/api/generated.ts';
import { nextSkip } from '#/api/paging.ts';
import { useListLanguage } from '#/api/useListLanguage.ts';
import { useRetry } from '#/api/useRetry.ts';
import { useMe } from '#/features/account/useMe.ts';
import { followNationalities, useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { FeedMenu } from './FeedMenu.tsx';
import { PostCard } from './PostCard.tsx';

/** /main: the community's posts, newest first. The menu stays whatever happens to the list. */
export function Screen() {
  const { t } = useTranslation();
  const nationalityUuids = useFollowedNationalityUuids();
  return (
    <>
      <ScreenTitle isHidden>{t('common.nav.home')}</ScreenTitle>
      <FeedMenu />
      <ErrorBoundary resetKeys={[nationalityUuids?.join()]} FallbackComponent={FeedError}>
        <Suspense fallback={<CardSkeletons />}>
          {nationalityUuids ? <Feed nationalityUuids={nationalityUuids} /> : <CardSkeletons />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function FeedError({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useRetry(resetErrorBoundary);
  return <InlineError message={t('posts.feed.loadFailed')} isBusy={isRetrying} onRetry={() => void retry()} />;
}

export function Skeleton() {
  return (
    <>
      <FeedMenu />
      <CardSkeletons />
    </>
  );
}

function Feed({ nationalityUuids }: { nationalityUuids: readonly string[] }) {
  const { t } = useTranslation();
  const me = useMe();
  const { posts, hasMore, loadMore, refresh } = useFeed([...nationalityUuids]);

  async function handleRefresh() {
    await refresh().catch(() => void showAlert(t('posts.feed.refreshFailed')));
  }

  return (
    <PullToRefresh onRefresh={handleRefresh}>
      <InfiniteList
        items={posts}
        keyOf={(post) => post.uuid}
        renderItem={(post) => <PostCard post={post} me={me?.uuid} />}
        hasMore={hasMore}
        loadMore={loadMore}
        empty={nationalityUuids.length > 0 ? <NobodyFromThere /> : <NoPosts />}
      />
    </PullToRefresh>
  );
}

function useFeed(nationalityUuids: string[]) {
  const filter = nationalityUuids.length > 0 ? { nationalityUuids } : {};
  const language = useListLanguage({ query: FeedDocument, variables: filter });
  const { data } = useSuspenseQuery(FeedDocument, { variables: { ...filter, language } });
  const { items, hasMore } = data.readPosts;
  // Through the client and the cache: a `fetchMore` of the suspended query that fails would take the whole list away.
  const load = (skip: number) =>
    client.query({ query: FeedDocument, variables: { ...filter, language, skip }, fetchPolicy: 'network-only' });
  return {
    posts: items,
    hasMore,
    loadMore: () => load(nextSkip(items.length)),
    refresh: () => load(0),
  };
}

function NoPosts() {
  const { t } = useTranslation();
  return (
    <EmptyState
      message={t('posts.feed.empty')}
      hint={t('posts.feed.emptyHint')}
      action={
        <Link to={paths.writing} className={buttonClass({ size: 'sm' })}>
          {t('posts.feed.write')}
        </Link>
      }
    />
  );
}

function NobodyFromThere() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="search"
      message={t('posts.feed.emptyFiltered')}
      hint={t('posts.feed.emptyFilteredHint')}
      action={
        <Button
          variant="soft"
          size="sm"
          onClick={() => void followNationalities([]).catch((error: unknown) => showAlert(errorMessage(error)))}
        >
          {t('posts.feed.showAll')}
        </Button>
      }
    />
  );
}
