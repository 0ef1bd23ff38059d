import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ANEW } from '#/api/anew.ts';
import { ApplicationCountsDocument } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
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
  const language = useLanguage();
  const { data, refetch } = useSuspenseQuery(ApplicationCountsDocument, {
    variables: { language },
    fetchPolicy: 'cache-and-network',
    context: ANEW,
  });
  useApplicationNews(refetch);
  if (data.readApplicationCounts.length === 0)
    return (
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
    );
  return (
    <ul>
      {data.readApplicationCounts.map(
        ({ jobPosting, count, unreadCount }) =>
          jobPosting && (
            <li key={jobPosting.uuid}>
              <Link
                to={paths.inboxOf(jobPosting.uuid)}
                className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-3 active:bg-sunken"
              >
                <span className="flex min-w-0 flex-1 flex-col">
                  <span
                    lang={HTML_LANG[jobPosting.shown.language]}
                    className="text-body font-semibold wrap-anywhere text-ink-1"
                  >
                    {jobPosting.shown.title}
                  </span>
                  <span className="text-meta text-ink-3 tabular-nums">{t('applications.inbox.count', { count })}</span>
                </span>
                {unreadCount > 0 && (
                  <span className="text-meta font-semibold text-main tabular-nums">
                    {t('applications.inbox.unread', { count: unreadCount })}
                  </span>
                )}
                <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
