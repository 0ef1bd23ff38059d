import { skipToken, useQuery } from '@apollo/client/react';
import { CompanyStatusDocument } from '#/api/generated.ts';
import { useLiveEvents } from '#/api/live/liveEventBus.ts';
import { useIsSignedIn } from '#/api/session.ts';
import { mayManageJobPostings, reviewStatusOf, type ReviewStatus } from './reviewStatus.ts';

interface MyCompanyStatus {
  /** Undefined until the server has said it. */
  standing: ReviewStatus | undefined;
  /** Whether it has postings to look after, which outlast a review of its changes. */
  hasPostings: boolean;
  newNotificationCount: number;
  hasFailed: boolean;
  refresh: () => void;
}

/** Where the company of whoever is signed in stands, and how many of its notifications are new, as it changes. */
export function useCompanyStatus(): MyCompanyStatus {
  const isSignedIn = useIsSignedIn();
  const { data, error, refetch } = useQuery(
    CompanyStatusDocument,
    isSignedIn ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const status = isSignedIn ? data?.getMyCompanyStatus : undefined;
  const count = Number(status?.newNotificationCount ?? 0);
  const refresh = () => void refetch().catch(() => undefined);
  useLiveEvents((event) => {
    if (event.name === 'missed' || (event.name === 'badge' && event.company !== count)) refresh();
  });
  return {
    standing: status && reviewStatusOf(status.status),
    hasPostings: mayManageJobPostings(status?.status ?? ''),
    newNotificationCount: count,
    hasFailed: error !== undefined && !status,
    refresh,
  };
}
