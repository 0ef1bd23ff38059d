import type { Nationality } from '@haiko/shared/reference/nationalities';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#/ui/SearchField.tsx';
import { useFoundNationalities } from './useFoundNationalities.ts';

/** A search box and the nationalities that it finds; keeps its height, so that a sheet does not jump while one types. */
export function NationalityList({ renderRow }: { renderRow: (nationality: Nationality) => ReactNode }) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const found = useFoundNationalities(keyword);
  return (
    <>
      <div className="sticky top-0 z-1 bg-surface pb-2">
        <SearchField label={t('nationalities.sheet.search')} value={keyword} onChange={setKeyword} />
      </div>
      <div className="h-[46dvh]">
        {found.map(renderRow)}
        {found.length === 0 && keyword.trim() && (
          <p className="py-8 text-center text-body text-ink-3">{t('nationalities.sheet.none')}</p>
        )}
      </div>
    </>
  );
}
