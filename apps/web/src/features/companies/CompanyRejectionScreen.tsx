import { useQuery } from '#/api/apollo.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { errorCode } from '#/api/errorMessage.ts';
import { CompanyNotificationDocument, type CompanyNotificationQuery } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { paths } from '#/paths.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { markNotificationsRead } from './company.actions.ts';
import { RejectionReason } from './RejectionReason.tsx';

type Notification = NonNullable<CompanyNotificationQuery['readMyCompanyNotification']>;

/** /enterprisecertificationdetail/:uuid: why a company was rejected, and the way on. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  const { notification, isMissing, hasFailed, load } = useOpened(uuid);
  return (
    <>
      <ScreenTitle>{t('companies.rejection.title')}</ScreenTitle>
      {hasFailed && <InlineError message={t('companies.failed.reason')} onRetry={load} />}
      {isMissing && <Missing />}
      {!hasFailed && !isMissing && !notification && <ScreenSkeleton />}
      {notification && <Rejection notification={notification} />}
    </>
  );
}

export const Skeleton = ScreenSkeleton;

function Rejection({ notification: { company, rejectionReason } }: { notification: Notification }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-1 flex-col gap-5 px-4 pb-6">
      <p className="text-body text-ink-2">
        {withName(t('companies.notification.rejection', { companyName: company.companyName }), company.companyName)}
      </p>
      <RejectionReason>{rejectionReason}</RejectionReason>
      {company.status === 'rejected' && (
        <Link to={paths.companyModify} className={buttonClass({ isWide: true })}>
          {t('companies.rejection.supplement')}
        </Link>
      )}
    </div>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="broken"
      message={t('companies.rejection.missing')}
      action={
        <Link to={paths.companyNotifications} replace className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('companies.alerts.title')}
        </Link>
      }
    />
  );
}

/** The rejection; the server counts it as read from this reply on. */
function useOpened(uuid: string) {
  const { data, error, loading, refetch } = useQuery(CompanyNotificationDocument, {
    variables: { uuid },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const notification = data?.readMyCompanyNotification ?? undefined;
  const shown = notification?.type === 'rejection' ? notification : undefined;
  const read = shown?.uuid;
  useEffect(
    function countAsRead() {
      if (read) markNotificationsRead(read);
    },
    [read],
  );
  return {
    notification: shown,
    // It may be of another account, of a company that was deleted since, or no rejection at all.
    isMissing: !shown && ((!error && data !== undefined) || errorCode(error) === 'VALIDATION_FAILED'),
    hasFailed: !loading && !shown && error !== undefined && errorCode(error) !== 'VALIDATION_FAILED',
    load: () => void refetch().catch(() => undefined),
  };
}
