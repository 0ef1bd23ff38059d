import { useTranslation } from 'react-i18next';
import { NoticesDocument, type PostCardFragment } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostList, PostListBoundary } from '#/features/posts/PostList.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { CardSkeletons } from '#/ui/Skeleton.tsx';
import { NoticeCard } from './NoticeCard.tsx';

/** /notice: the pinned one on top, then all others, newest first. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('common.sideMenu.notice')}</ScreenTitle>
      <PostListBoundary message={t('boards.notice.loadFailed')}>
        <Notices />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('common.sideMenu.notice')}</ScreenTitle>
      <CardSkeletons />
    </>
  );
}

function Notices() {
  const { t } = useTranslation();
  const { list, data } = usePagedList(NoticesDocument);
  const pinned = data.readFixedNotice;
  return (
    <PostList
      list={{ ...list, items: pinnedFirst(pinned, list.items) }}
      renderPost={(post) => <NoticeCard post={post} isPinned={post.uuid === pinned?.uuid} />}
      empty={<EmptyState drawing="bell" message={t('boards.notice.empty')} />}
    />
  );
}

function pinnedFirst(pinned: PostCardFragment | null, notices: readonly PostCardFragment[]) {
  return pinned ? [pinned, ...notices.filter(({ uuid }) => uuid !== pinned.uuid)] : notices;
}
