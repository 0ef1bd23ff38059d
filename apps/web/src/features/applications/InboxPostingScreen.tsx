import { APPLICATION_STATES, type ApplicationState } from '@haiko/shared/applications';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApplicationsOfPostingDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { TabLinks } from '#/ui/TabLinks.tsx';
import { STATE_LABELS } from './application.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { useApplicationNews } from './useApplicationNews.ts';

/** /inbox/:uuid: who has applied for a job, unread ones first; `?state=` shows one state alone. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  const [search] = useSearchParams();
  const state = APPLICATION_STATES.find((one) => one === search.get('state'));
  const tab = (of: ApplicationState | undefined) => ({
    to: of ? `${paths.inboxOf(uuid)}?state=${of}` : paths.inboxOf(uuid),
    label: t(of ? STATE_LABELS[of] : 'jobPostings.own.all'),
    isActive: of === state,
  });
  return (
    <>
      <ScreenTitle>{t('applications.inbox.title')}</ScreenTitle>
      <TabLinks label={t('jobPostings.own.states')} tabs={[undefined, ...APPLICATION_STATES].map(tab)} />
      <PostListBoundary key={state ?? 'all'} message={t('applications.loadFailed')} skeleton={<RowSkeletons />}>
        <Applications posting={uuid} state={state} />
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

function Applications({ posting, state }: { posting: string; state: ApplicationState | undefined }) {
  const { t } = useTranslation();
  const { list } = usePagedList(ApplicationsOfPostingDocument, { variables: { posting, ...(state && { state }) } });
  useApplicationNews(list.refresh);
  return (
    <ApplicationList
      list={list}
      isInbox
      empty={
        <EmptyState
          drawing="letters"
          message={t('applications.inbox.empty')}
          hint={!state && t('applications.inbox.emptyHint')}
        />
      }
    />
  );
}
