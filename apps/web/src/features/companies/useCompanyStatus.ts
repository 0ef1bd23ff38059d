import { skipToken, useQuery } from '#/api/apollo.ts';
import { ANEW } from '#/api/anew.ts';
import { CompanyStatusDocument } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { reviewStatusOf, type ReviewStatus } from './reviewStatus.ts';

export interface MyCompanyStatus {
  /** Undefined until the server has said it. */
  standing: ReviewStatus | undefined;
  /** Whether it has postings to look after, which outlast a review of its changes. */
  hasPostings: boolean;
  newNotificationCount: number;
  /** Whether it is theirs to change. */
  isOwner: boolean;
  hasFailed: boolean;
  refresh: () => void;
}

/** Where the company of whoever is signed in stands, and how many of its notifications are new, as it changes. */
export function useCompanyStatus(): MyCompanyStatus {
  const isSignedIn = useIsSignedIn();
  const { data, error, refetch } = useQuery(
    CompanyStatusDocument,
    isSignedIn ? { fetchPolicy: 'cache-and-network', context: ANEW } : skipToken,
  );
  const status = isSignedIn ? data?.getMyCompanyStatus : undefined;
  const count = Number(status?.newNotificationCount ?? 0);
  useLiveRefresh((event) => event.name === 'missed' || (event.name === 'badge' && event.company !== count), refetch);
  return {
    standing: status && reviewStatusOf(status.status),
    hasPostings: status?.managesPostings ?? false,
    newNotificationCount: count,
    isOwner: status?.isOwner ?? false,
    hasFailed: error !== undefined && !status,
    refresh: () => void refetch().catch(() => undefined),
  };
}
