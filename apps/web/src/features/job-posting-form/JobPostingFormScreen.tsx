import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { JobPostingToModifyDocument } from '#/api/generated.ts';
import { CompanyGate } from '#/features/companies/CompanyGate.tsx';
import { useMyCompany } from '#/features/companies/useMyCompany.ts';
import { useSignedInMe } from '#/features/users/useMe.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { JobPostingForm } from './JobPostingForm.tsx';

/** /announcementwriting and /announcementmodify/:uuid. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid } = useParams();
  return (
    <>
      <ScreenTitle>{uuid ? t('jobPostingForm.titleModify') : t('jobPostingForm.titleWrite')}</ScreenTitle>
      {uuid ? (
        <ModifyJob uuid={uuid} />
      ) : (
        <CompanyGate allows={['approved']}>
          <NewJob />
        </CompanyGate>
      )}
    </>
  );
}

/** Whom to ask is, until somebody else is named, whom the company has named. */
function NewJob() {
  const me = useSignedInMe();
  const { company, hasFailed } = useMyCompany();
  // Waited for: whom the company names as its contact stands in the form from the beginning.
  return company || hasFailed ? <JobPostingForm me={me} company={company} /> : <Skeleton />;
}

/** A company whose review has begun anew keeps its postings and may change them: the server says whose they are. */
function ModifyJob({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const me = useSignedInMe();
  const { company } = useMyCompany();
  // The newest text, or what was changed on another phone would be overwritten; lists and details keep what they know.
  const { data } = useSuspenseQuery(JobPostingToModifyDocument, { variables: { uuid }, fetchPolicy: 'no-cache' });
  const posting = data.readJobPostingForCompany;
  if (!posting) return <EmptyState drawing="broken" message={t('jobPostings.detail.missing')} />;
  return <JobPostingForm me={me} posting={posting} company={company} />;
}

/** The same boxes as the form. */
export function Skeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-5 px-4 pt-5">
        <Box className="h-6 w-40" />
        <Box className="h-20 w-full" shape="card" />
        <Box className="h-20 w-full" shape="card" />
        <Box className="h-44 w-full" shape="card" />
        <Box className="h-20 w-full" shape="card" />
      </div>
    </Loading>
  );
}
