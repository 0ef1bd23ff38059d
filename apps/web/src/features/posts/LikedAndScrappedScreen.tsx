import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LikedPostsDocument, ScrappedPostsDocument } from '#/api/generated.ts';
import { isLiked } from '#/features/likes/likes.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { PostList, PostListBoundary } from './PostList.tsx';
import { useMarkedPosts } from './useMarkedPosts.ts';

/** /mylikeandscrapposts: what the reader likes, and in a second tab what they saved. */
export function Screen() {
  const { t } = useTranslation();
  const isScrap = useIsScrapTab();
  return (
    <>
      <Top isScrap={isScrap} />
      <PostListBoundary listKey={isScrap ? 'scrap' : 'like'} message={t('posts.feed.loadFailed')}>
        {isScrap ? <ScrappedPosts /> : <LikedPosts />}
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  return (
    <>
      <Top isScrap={useIsScrapTab()} />
      <CardSkeletons />
    </>
  );
}

function useIsScrapTab(): boolean {
  const [search] = useSearchParams();
  return search.get('tab') === 'scrap';
}

function Top({ isScrap }: { isScrap: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('boards.own.likedAndScrapped')}</ScreenTitle>
      <TabLinks
        label={t('boards.own.likedAndScrapped')}
        tabs={[
          { to: paths.likedAndScrapped, label: t('boards.own.liked'), isActive: !isScrap },
          { to: paths.scrapped, label: t('boards.own.scrapped'), isActive: isScrap },
        ]}
      />
    </>
  );
}

function LikedPosts() {
  const { t } = useTranslation();
  const list = useMarkedPosts(LikedPostsDocument, (post) => isLiked(post.likes_dislikes));
  return <PostList list={list} empty={<NothingMarked message={t('boards.own.noLiked')} />} />;
}

function ScrappedPosts() {
  const { t } = useTranslation();
  const list = useMarkedPosts(ScrappedPostsDocument, (post) => post.scraps.length > 0);
  return <PostList list={list} empty={<NothingMarked message={t('boards.own.noScrapped')} />} />;
}

function NothingMarked({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      message={message}
      hint={t('boards.own.noMarkedHint')}
      action={
        <Link to={paths.main} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('boards.own.toFeed')}
        </Link>
      }
    />
  );
}
