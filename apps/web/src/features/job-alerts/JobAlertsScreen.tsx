import { MAX_JOB_ALERTS } from '@haiko/shared/limits';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobAlertsDocument } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenHint } from '#/ui/ScreenHint.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { JobAlertRow } from './JobAlertRow.tsx';

/** /jobalerts: the searches for postings that the reader keeps, to be opened again or let go. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('jobAlerts.title')}</ScreenTitle>
      <PostListBoundary message={t('jobAlerts.loadFailed')} skeleton={<RowBoxes />}>
        <JobAlerts />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('jobAlerts.title')}</ScreenTitle>
      <RowBoxes />
    </>
  );
}

function JobAlerts() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(JobAlertsDocument, { fetchPolicy: 'cache-and-network' });
  const alerts = data.readJobAlerts;
  if (alerts.length === 0) return <NothingKept />;
  return (
    <>
      <ScreenHint>{t('jobAlerts.hint')}</ScreenHint>
      <p role="status" className="px-4 pb-1 text-meta text-ink-3 tabular-nums">
        {t('jobAlerts.count', { count: alerts.length, limit: MAX_JOB_ALERTS })}
      </p>
      <ul>
        {alerts.map((alert) => (
          <JobAlertRow key={alert.uuid} alert={alert} />
        ))}
      </ul>
    </>
  );
}

function NothingKept() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="bell"
      message={t('jobAlerts.empty')}
      hint={t('jobAlerts.emptyHint', { action: t('jobAlerts.keep') })}
      action={
        <Link to={paths.jobPostings} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('jobPostings.detail.toList')}
        </Link>
      }
    />
  );
}

/** Kept searches to come: what is looked for, and since when. */
function RowBoxes() {
  return (
    <Loading>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line px-4 py-4">
          <Box shape="round" className="size-10 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Box className="h-4 w-4/5" />
            <Box className="h-3 w-20" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
