import { APPLICATION_STATES, type ApplicationState } from '@haiko/shared/applications';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from '#/api/apollo.ts';
import { ApplicationCountsDocument, ApplicationsOfPostingDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { STATE_LABELS } from './application.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { ApplicantRow } from './ApplicationRow.tsx';
import { PostingStateMark } from '#/features/own-job-postings/PostingStateMark.tsx';
import { useApplicationNews } from './useApplicationNews.ts';

/** /inbox/:uuid: who has applied for a job, unread ones first; `?state=` shows one state alone. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  const [search] = useSearchParams();
  const state = APPLICATION_STATES.find((one) => one === search.get('state'));
  return (
    <>
      <ScreenTitle>{t('applications.inbox.title')}</ScreenTitle>
      <Head posting={uuid} state={state} />
      <PostListBoundary key={state ?? 'all'} message={t('applications.loadFailed')} skeleton={<RowSkeletons />}>
        <Applications posting={uuid} state={state} />
      </PostListBoundary>
    </>
  );
}

interface OfPosting {
  posting: string;
  state: ApplicationState | undefined;
}

/** Which job it is, and the states that somebody is in; the list below does without, where it cannot be had. */
function Head({ posting, state }: OfPosting) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, loading, refetch } = useQuery(ApplicationCountsDocument, {
    variables: { language, posting },
    fetchPolicy: 'cache-and-network',
  });
  useApplicationNews(refetch);
  const counted = data?.readApplicationCounts[0];
  const countOf = (one: ApplicationState) => counted?.states.find((each) => each.state === one)?.count ?? 0;
  const tab = (of: ApplicationState | undefined) => ({
    to: of ? `${paths.inboxOf(posting)}?state=${of}` : paths.inboxOf(posting),
    label: t(of ? STATE_LABELS[of] : 'jobPostings.own.all'),
    isActive: of === state,
    ...(counted && { count: of ? countOf(of) : counted.states.reduce((sum, { count }) => sum + count, 0) }),
  });
  const shown = APPLICATION_STATES.filter((one) => one === state || countOf(one) > 0);
  return (
    <>
      {!data && loading && <PostingSkeleton />}
      {counted?.jobPosting && (
        <Link
          to={paths.jobPostingDetail(counted.jobPosting.uuid)}
          className="pressable flex min-h-12 items-center gap-2 px-4 pb-1"
        >
          <span
            lang={HTML_LANG[counted.jobPosting.shown.language]}
            className="clamp-2 min-w-0 flex-1 text-body font-semibold wrap-anywhere text-ink-1"
          >
            {counted.jobPosting.shown.title}
          </span>
          <PostingStateMark state={counted.jobPosting.state} />
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
        </Link>
      )}
      {/* One tab alone leads nowhere. */}
      {(counted || loading || state) && (
        <TabLinks label={t('jobPostings.own.states')} tabs={[undefined, ...shown].map(tab)} />
      )}
    </>
  );
}

function PostingSkeleton() {
  return (
    <div className="late flex min-h-12 items-center px-4 pb-1">
      <Box className="h-4 w-2/3" />
    </div>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.inbox.title')}</ScreenTitle>
      <PostingSkeleton />
      <RowSkeletons />
    </>
  );
}

function Applications({ posting, state }: OfPosting) {
  const { t } = useTranslation();
  const { list } = usePagedList(ApplicationsOfPostingDocument, { variables: { posting, ...(state && { state }) } });
  useApplicationNews(list.refresh);
  return (
    <ApplicationList
      list={list}
      renderRow={(application) => <ApplicantRow application={application} />}
      empty={
        <EmptyState
          drawing="letters"
          message={t(state ? 'applications.inbox.emptyState' : 'applications.inbox.empty')}
          hint={!state && t('applications.inbox.emptyHint')}
        />
      }
    />
  );
}
