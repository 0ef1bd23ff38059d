import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnPostsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { PostList, PostListBoundary } from './PostList.tsx';

/** /myposts: what the reader has written, and how much. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('posts.own.title')}</ScreenTitle>
      <PostListBoundary message={t('posts.feed.loadFailed')} skeleton={<CountedSkeletons />}>
        <OwnPosts />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('posts.own.title')}</ScreenTitle>
      <CountedSkeletons />
    </>
  );
}

function CountedSkeletons() {
  return (
    <>
      <Box className="mx-4 mb-3 h-5 w-20" />
      <CardSkeletons />
    </>
  );
}

function OwnPosts() {
  const { t } = useTranslation();
  // A post that was deleted is gone on the server as well: the next page begins exactly behind what is here.
  const { list, data } = usePagedList(OwnPostsDocument, { skipOf: (posts) => posts.length });
  return (
    <>
      {list.items.length > 0 && (
        <p className="px-4 pb-2 text-body text-ink-3 tabular-nums">
          {t('posts.own.count', { count: data.page.totalCount })}
        </p>
      )}
      <PostList list={list} empty={<NothingWritten />} />
    </>
  );
}

function NothingWritten() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="pen"
      message={t('posts.feed.empty')}
      hint={t('posts.own.emptyHint')}
      action={
        <Link to={paths.writing} className={buttonClass({ size: 'sm' })}>
          {t('posts.feed.write')}
        </Link>
      }
    />
  );
}
