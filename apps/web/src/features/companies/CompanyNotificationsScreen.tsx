import type { CompanyNotificationType } from '@haiko/shared/companies';
import { CircleAlert, CircleCheck, CircleX, FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyNotificationsDocument, type CompanyNotificationRowFragment } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { useLiveQuery } from '#/api/useLiveQuery.ts';
import { langOf } from '#/features/text/langOf.ts';
import { withName } from '#/features/text/withName.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { paths } from '#/paths.ts';
import { cx } from '#/ui/cx.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { InfiniteList } from '#/ui/InfiniteList.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { RowSkeletons } from '#/ui/Skeleton.tsx';
import { openNotification } from './company.actions.ts';
import { CompanyGate } from './CompanyGate.tsx';
import { type CompanyNews, newsByThing } from './companyNews.ts';
import { useCompanyStatus } from './useCompanyStatus.ts';

/** /enterprisenotifications: what the company was told of its review and its jobs. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('companies.alerts.title')}</ScreenTitle>
      <CompanyGate allows={['pending', 'approved', 'rejected']}>
        <Notifications />
      </CompanyGate>
    </>
  );
}

export function Skeleton() {
  return <RowSkeletons />;
}

function Notifications() {
  const { t } = useTranslation();
  const { newNotificationCount } = useCompanyStatus();
  const { items = [], ...list } = useLiveQuery(
    CompanyNotificationsDocument,
    {},
    (data) => data.readMyCompanyNotifications,
  );
  useLiveRefresh(
    (event) => event.name === 'missed' || (event.name === 'badge' && event.company !== newNotificationCount),
    list.refresh,
  );
  return (
    <>
      {newNotificationCount > 0 && (
        <p className="px-4 pb-2 text-body text-ink-3 tabular-nums">
          {t('companies.alerts.count', { count: newNotificationCount })}
        </p>
      )}
      <InfiniteList
        items={newsByThing(items)}
        keyOf={({ newest }) => newest.uuid}
        renderItem={(news) => <NotificationRow news={news} />}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        isLoading={list.isLoading}
        skeleton={<RowSkeletons />}
        error={list.error && t('companies.failed.lookup')}
        onRetry={() => void list.refresh().catch(() => undefined)}
        empty={
          <EmptyState drawing="bell" message={t('companies.alerts.empty')} hint={t('companies.alerts.emptyHint')} />
        }
      />
    </>
  );
}

const KINDS = {
  approval: { message: 'companies.notification.approval', Icon: CircleCheck, look: 'text-main' },
  rejection: { message: 'companies.notification.rejection', Icon: CircleX, look: 'text-error' },
  payTooLowSoon: { message: 'companies.notification.payTooLowSoon', Icon: CircleAlert, look: 'text-accent' },
  payTooLow: { message: 'companies.notification.payTooLow', Icon: CircleAlert, look: 'text-error' },
  businessClosed: { message: 'companies.notification.businessClosed', Icon: CircleX, look: 'text-error' },
  businessOpen: { message: 'companies.notification.businessOpen', Icon: CircleCheck, look: 'text-main' },
  Application: { message: 'companies.notification.Application', Icon: FileUser, look: 'text-main' },
  applicationReminder: {
    message: 'companies.notification.applicationReminder',
    Icon: CircleAlert,
    look: 'text-accent',
  },
} as const satisfies Record<CompanyNotificationType, object>;

function kindOf(type: string) {
  return Object.hasOwn(KINDS, type) ? KINDS[type as CompanyNotificationType] : KINDS.approval;
}

/** Where it leads: to the applications, the pay that is too low, the reason of a rejection, or the company. */
function pathOf({ uuid, type, jobPostingUuid }: CompanyNotificationRowFragment): string {
  if ((type === 'Application' || type === 'applicationReminder') && jobPostingUuid)
    return paths.inboxOf(jobPostingUuid);
  if (jobPostingUuid) return paths.jobPostingModify(jobPostingUuid);
  return type === 'rejection' ? paths.companyRejection(uuid) : paths.company;
}

/** One thing that the company is told. */
function NotificationRow({ news }: { news: CompanyNews }) {
  const { t } = useTranslation();
  const { newest: notification, all } = news;
  const { type, createdAt, isRead, jobPostingTitle } = notification;
  const { companyName } = notification.company;
  const { message, Icon, look } = kindOf(type);
  return (
    <Link
      to={pathOf(notification)}
      // The screen of a rejection reads it by itself.
      onClick={() => type !== 'rejection' && !isRead && void openNotification(news).catch(() => undefined)}
      className={cx('flex items-center gap-3 px-4 py-3 active:bg-sunken', !isRead && 'bg-main-soft/60')}
    >
      <Icon aria-hidden size={28} strokeWidth={1.75} className={cx('shrink-0', look)} />
      <span className="min-w-0 flex-1">
        <span className="block text-body wrap-anywhere text-ink-1">
          {type === 'Application' && all.length > 1
            ? t('companies.alerts.applications', { count: all.length })
            : withName(t(message, { companyName }), companyName)}
        </span>
        {jobPostingTitle && (
          <span lang={langOf(jobPostingTitle)} className="block truncate text-meta text-ink-2">
            {jobPostingTitle}
          </span>
        )}
        <time dateTime={createdAt} className="block text-meta text-ink-3">
          {formatRelativeTime(t, createdAt)}
        </time>
      </span>
      {!isRead && (
        <span className="size-2 shrink-0 rounded-full bg-error">
          <span className="sr-only">{t('companies.alerts.unread')}</span>
        </span>
      )}
    </Link>
  );
}
