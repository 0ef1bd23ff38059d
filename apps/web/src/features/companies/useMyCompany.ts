import { useQuery } from '#/api/apollo.ts';
import { MyCompanyDocument } from '#/api/generated.ts';
import type { MyCompany } from './company.schema.ts';

interface Loaded {
  company: MyCompany | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The company of whoever is signed in, as it is on the server now: it may have been reviewed in the meantime. */
export function useMyCompany(): Loaded {
  const { data, error, refetch, loading } = useQuery(MyCompanyDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return {
    company: data?.getMyCompanyDetail ?? undefined,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
