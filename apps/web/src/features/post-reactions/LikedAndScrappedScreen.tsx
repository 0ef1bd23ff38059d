import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LikedPostsDocument, ScrappedPostsDocument } from '#/api/generated.ts';
import { isLiked } from '#/features/likes/likes.ts';
import { PostList, PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
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
      <ScreenTitle>{t('postReactions.own.title')}</ScreenTitle>
      <TabLinks
        label={t('postReactions.own.title')}
        tabs={[
          { to: paths.likedAndScrapped, label: t('postReactions.own.liked'), isActive: !isScrap },
          { to: paths.scrapped, label: t('postReactions.own.scrapped'), isActive: isScrap },
        ]}
      />
    </>
  );
}

function LikedPosts() {
  const { t } = useTranslation();
  const list = useMarkedPosts(LikedPostsDocument, (post) => isLiked(post.likes_dislikes));
  return <PostList list={list} empty={<NothingMarked message={t('postReactions.own.noLiked')} />} />;
}

function ScrappedPosts() {
  const { t } = useTranslation();
  const list = useMarkedPosts(ScrappedPostsDocument, (post) => post.scraps.length > 0);
  return <PostList list={list} empty={<NothingMarked message={t('postReactions.own.noScrapped')} />} />;
}

function NothingMarked({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="bookmark"
      message={message}
      hint={t('postReactions.own.noMarkedHint')}
      action={
        <Link to={paths.main} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('postReactions.own.toFeed')}
        </Link>
      }
    />
  );
}
