import { useTranslation } from 'react-i18next';
import { CompanyGate } from '#/features/companies/CompanyGate.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, Skeleton as Box } from '#/ui/Skeleton.tsx';
import { JobPostingTable } from './JobPostingTable.tsx';

/** /announcementtable: a company's postings out of a table. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('jobPostingTable.title')}</ScreenTitle>
      <CompanyGate allows={['approved']}>
        <JobPostingTable />
      </CompanyGate>
    </>
  );
}

export function Skeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-5 px-4 pt-5">
        <Box className="h-20 w-full" shape="card" />
        <Box className="h-12 w-full" shape="card" />
      </div>
    </Loading>
  );
}
