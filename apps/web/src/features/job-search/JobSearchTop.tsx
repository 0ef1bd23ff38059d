import { NO_SEARCH, type JobSearch } from '@haiko/shared/jobSearch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isSearching } from './jobSearch.ts';
import { JobSearchBox } from './JobSearchBox.tsx';
import { MyVisaChip } from './MyVisaChip.tsx';

interface JobSearchTopProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
}

/** The search box and the filters, which stand whatever happens to the list below. */
export function JobSearchTop({ search, onChange }: JobSearchTopProps) {
  const { t } = useTranslation();
  const [resets, setResets] = useState(0);

  function handleReset() {
    setResets(resets + 1);
    if (isSearching(search)) onChange(NO_SEARCH);
  }

  return (
    <>
      <ScreenTitle>{t('jobSearch.list.title')}</ScreenTitle>
      {/* A new box per reset: what was only typed goes as well. */}
      <JobSearchBox key={resets} search={search} onChange={onChange} />
      <FilterBar
        filters={search.filters}
        onChange={(filters) => onChange({ ...search, filters })}
        onReset={handleReset}
        first={<MyVisaChip />}
      />
    </>
  );
}
