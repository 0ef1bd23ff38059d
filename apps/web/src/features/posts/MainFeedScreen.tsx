import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '#/api/errorMessage.ts';
import { FeedDocument } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { followNationalities, useFollowedNationalityUuids } from '#/features/nationalities/followed.ts';
import { firstSteps } from '#/features/accounts/firstSteps.ts';
import { loadMoreMessages } from '#/i18n/i18n.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { useStore } from '#/store.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { showAlert } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { FeedMenu } from './FeedMenu.tsx';
import { loadPopularPosts, PopularPosts, PopularSkeleton } from './PopularPosts.tsx';
import { PostList, PostListBoundary } from './PostList.tsx';

// Most readers have chosen nobody.
const FollowedChips = lazy(async () => ({
  default: (await import('#/features/nationalities/FollowedChips.tsx')).FollowedChips,
}));

const FirstSteps = lazy(async () => {
  const [{ FirstSteps }] = await Promise.all([import('#/features/accounts/FirstSteps.tsx'), loadMoreMessages()]);
  return { default: FirstSteps };
});

/** /main: what is popular, then the community's posts, newest first. The menu stays whatever happens to them. */
export function Screen() {
  const { t } = useTranslation();
  const nationalityUuids = useFollowedNationalityUuids();
  const isNew = useIsNew();
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
      <PopularPosts />
      {nationalityUuids && nationalityUuids.length > 0 && (
        <div className="min-h-11 px-4 pb-2">
          <Suspense>
            <FollowedChips />
          </Suspense>
        </div>
      )}
      <PostListBoundary listKey={nationalityUuids?.join()} message={t('posts.feed.loadFailed')}>
        {nationalityUuids ? <Feed nationalityUuids={nationalityUuids} /> : <CardSkeletons />}
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <FeedMenu />
      <PopularSkeleton />
      <CardSkeletons />
    </>
  );
}

function Feed({ nationalityUuids }: { nationalityUuids: readonly string[] }) {
  const isFiltered = nationalityUuids.length > 0;
  const language = useLanguage();
  const { list } = usePagedList(FeedDocument, {
    variables: isFiltered ? { nationalityUuids: [...nationalityUuids] } : {},
  });
  return (
    <PostList
      list={list}
      onRefresh={() => loadPopularPosts(language)}
      empty={isFiltered ? <NobodyFromThere /> : <NoPosts />}
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

function useIsNew(): boolean {
  const isOffered = useStore(firstSteps);
  return useIsSignedIn() && isOffered;
}
