import { countJobPostingView } from '@haiko/shared/contract/jobPostings';
import { skipToken, useFragment, useQuery } from '#/api/apollo.ts';
import { errorCode } from '#/api/errorMessage.ts';
import { JobPostingCardFragmentDoc, JobPostingDetailScreenDocument, OwnJobPostingDocument } from '#/api/generated.ts';
import { rest } from '#/api/rest.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { useCountedView, useFreshQuery } from '#/api/useRenderedQuery.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';

/** A posting: `card` as a list knew it, `full` once everything is there, and whether it is of the reader's company. */
export function useJobPosting(uuid: string) {
  const language = useLanguage();
  const { data, previousData, error, refetch } = useFreshQuery(JobPostingDetailScreenDocument, { uuid, language });
  const cached = useFragment({
    fragment: JobPostingCardFragmentDoc,
    fragmentName: 'JobPostingCard',
    from: { __typename: 'JobPosting', uuid },
    variables: { language },
  });
  useCountedView(countView, uuid);
  // After a change of language the old words stay until the new ones are there.
  const full = (data ?? previousData)?.readJobPosting ?? undefined;
  return {
    full,
    card: full ?? (cached.complete ? cached.data : undefined),
    isOwn: useIsOwn(full?.uuid),
    isMissing: data?.readJobPosting === null || (errorCode(error) === 'VALIDATION_FAILED' && !full),
    error: full ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
  };
}

function useIsOwn(uuid: string | undefined): boolean {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery(OwnJobPostingDocument, isSignedIn && uuid ? { variables: { uuid } } : skipToken);
  return isSignedIn && Boolean(data?.readJobPostingForCompany);
}

const countView = (id: string) => rest.call(countJobPostingView, { params: { id } });
