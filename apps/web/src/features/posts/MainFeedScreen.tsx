import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { FeedDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { firstSteps } from '#/features/first-steps/firstSteps.ts';
import { followNationalities } from '#/features/nationalities/followed.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { useStore } from '#/useStore.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { tellFirstContent } from '#/ui/firstContent.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { FeedChips } from './FeedChips.tsx';
import { chooseFeed, useFeedFilter } from './feedFilter.ts';
import { FeedMenu } from './FeedMenu.tsx';
import { loadPopularPosts, PopularPosts } from './PopularPosts.tsx';
import { PopularSkeleton } from './PopularSkeleton.tsx';
import { PostList, PostListBoundary } from './PostList.tsx';

const FirstSteps = lazy(async () => {
  const [{ FirstSteps }] = await Promise.all([import('#/features/first-steps/FirstSteps.tsx'), loadMoreMessages()]);
  return { default: FirstSteps };
});

/** /main: what is popular, then the community's posts, newest first. The menu stays whatever happens to them. */
export function Screen() {
  const { t } = useTranslation();
  const filter = useFeedFilter();
  const isNew = useIsNew();
  const isWhole = filter && Object.keys(filter).length === 0;
  return (
    <>
      <ScreenTitle isHidden>{t('common.nav.home')}</ScreenTitle>
      <FeedMenu />
      {isNew && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <FirstSteps />
          </Suspense>
        </ErrorBoundary>
      )}
      <FeedChips />
      {/* Of everybody: it says nothing about what somebody has chosen. */}
      {(isWhole ?? true) && <PopularPosts />}
      <PostListBoundary listKey={JSON.stringify(filter)} message={t('posts.feed.loadFailed')}>
        {filter ? <Feed filter={filter} /> : <CardSkeletons />}
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <FeedMenu />
      <FeedChips />
      <PopularSkeleton />
      <CardSkeletons />
    </>
  );
}

function Feed({ filter }: { filter: NonNullable<ReturnType<typeof useFeedFilter>> }) {
  const language = useLanguage();
  const { list } = usePagedList(FeedDocument, { variables: filter });
  useEffect(tellFirstContent, []);
  return (
    <PostList
      list={list}
      onRefresh={() => loadPopularPosts(language)}
      empty={Object.keys(filter).length > 0 ? <NothingLikeThat /> : <NoPosts />}
    />
  );
}

function NoPosts() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="pen"
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

function NothingLikeThat() {
  const { t } = useTranslation();

  function showAll() {
    chooseFeed([]);
    followNationalities([]).catch((error: unknown) => showAlert(errorMessage(error)));
  }

  return (
    <EmptyState
      drawing="search"
      message={t('posts.feed.emptyFiltered')}
      hint={t('posts.feed.emptyFilteredHint')}
      action={
        <Button variant="soft" size="sm" onClick={showAll}>
          {t('posts.feed.showAll')}
        </Button>
      }
    />
  );
}

function useIsNew(): boolean {
  const isOffered = useStore(firstSteps);
  return useIsSignedIn() && isOffered;
}
