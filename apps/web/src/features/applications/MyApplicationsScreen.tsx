import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MyApplicationsDocument } from '#/api/generated.ts';
import { usePagedList } from '#/api/usePagedList.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { OwnApplicationRow } from './ApplicationRow.tsx';
import { useApplicationNews } from './useApplicationNews.ts';

/** /applications: what the reader has applied for. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.own.title')}</ScreenTitle>
      <PostListBoundary message={t('applications.loadFailed')} skeleton={<RowSkeletons />}>
        <Applications />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.own.title')}</ScreenTitle>
      <RowSkeletons />
    </>
  );
}

function Applications() {
  const { t } = useTranslation();
  const { list } = usePagedList(MyApplicationsDocument);
  useApplicationNews(list.refresh);
  return (
    <ApplicationList
      list={list}
      renderRow={(application) => <OwnApplicationRow application={application} />}
      empty={
        <EmptyState
          drawing="briefcase"
          message={t('applications.own.empty')}
          hint={t('applications.own.emptyHint')}
          action={
            <Link to={paths.jobPostings} className={buttonClass({ variant: 'soft', size: 'sm' })}>
              {t('jobPostings.detail.toList')}
            </Link>
          }
        />
      }
    />
  );
}
