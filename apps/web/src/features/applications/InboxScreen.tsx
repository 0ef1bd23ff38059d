import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { ChevronRight, Clock, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApplicationInboxDocument, type CountedPostingFragment } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useNow } from '#/i18n/useNow.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { CountBadge } from '#/ui/CountBadge.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { PullToRefresh } from '#/ui/PullToRefresh.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { daysSince } from './application.ts';
import { PostingStateMark } from '#/features/own-job-postings/PostingStateMark.tsx';
import { useApplicationNews } from './useApplicationNews.ts';

/** /inbox: the jobs of the reader's company for which people have applied. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.inbox.title')}</ScreenTitle>
      <PostListBoundary message={t('applications.loadFailed')} skeleton={<RowSkeletons />}>
        <Postings />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.inbox.title')}</ScreenTitle>
      <RowSkeletons />
    </>
  );
}

function Postings() {
  const { t } = useTranslation();
  const { list } = usePagedList(ApplicationInboxDocument);
  useApplicationNews(list.refresh);
  return (
    <PullToRefresh onRefresh={list.refresh} failed={t('applications.loadFailed')}>
      <InfiniteList
        items={list.items.filter(hasPosting)}
        keyOf={({ jobPosting }) => jobPosting.uuid}
        renderItem={(counted) => <PostingRow counted={counted} />}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={
          <EmptyState
            drawing="letters"
            message={t('applications.inbox.empty')}
            hint={t('applications.inbox.emptyHint')}
            action={
              <Link to={paths.companyJobPostings} className={buttonClass({ variant: 'soft', size: 'sm' })}>
                {t('companies.menu.postings')}
              </Link>
            }
          />
        }
      />
    </PullToRefresh>
  );
}

type OfPosting = CountedPostingFragment & { jobPosting: NonNullable<CountedPostingFragment['jobPosting']> };

/** Of a posting that is gone nothing is to be done. */
function hasPosting(counted: CountedPostingFragment): counted is OfPosting {
  return counted.jobPosting !== null;
}

/** A job for which people have applied: whether it is still open, how many they are, and how long somebody waits. */
function PostingRow({ counted: { count, unreadCount, waitingSince, jobPosting: posting } }: { counted: OfPosting }) {
  const { t } = useTranslation();
  const now = useNow();
  const waits = waitingSince ? daysSince(waitingSince, now) : 0;
  return (
    <Link
      to={paths.inboxOf(posting.uuid)}
      className="flex items-center gap-3 border-b border-line px-4 py-3.5 active:bg-sunken"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span
          lang={HTML_LANG[posting.shown.language]}
          className="clamp-2 text-body font-semibold wrap-anywhere text-ink-1"
        >
          {posting.shown.title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-meta text-ink-2 tabular-nums">
          <PostingStateMark state={posting.state} />
          <span className="flex items-center gap-1">
            <UsersRound aria-hidden size={15} className="shrink-0 text-ink-3" />
            {t('applications.inbox.count', { count })}
          </span>
          {waits > 0 && (
            <span className="flex items-center gap-1 rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-ink-1">
              <Clock aria-hidden size={14} className="shrink-0" />
              {t('applications.inbox.waits', { count: waits })}
            </span>
          )}
        </span>
      </span>
      {unreadCount > 0 && (
        <CountBadge count={unreadCount} label={t('applications.inbox.unread', { count: unreadCount })} />
      )}
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
    </Link>
  );
}
