import type { JobSearch } from '@haiko/shared/jobSearch';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { fitsLimit, keywordOf } from '@haiko/shared/rules/text';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { requestRefresh } from '#/ui/refreshSignal.ts';
import { SearchField } from '#/ui/SearchField.tsx';
import { isSearching } from './jobSearch.ts';

interface JobSearchBoxProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
}

/** The box in which one searches, and the button that does. */
export function JobSearchBox({ search, onChange }: JobSearchBoxProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  // Another address says what stands in the box.
  if (shown !== search.keyword) {
    setShown(search.keyword);
    setTyped(search.keyword);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const keyword = keywordOf(typed);
    if (!fitsLimit(keyword, KEYWORD_MAX)) return showAlert(t('jobSearch.list.tooLong', { limit: KEYWORD_MAX }));
    if (keyword === '' && !isSearching(search)) return showAlert(t('jobSearch.list.emptyKeyword'));
    // The results are behind the keyboard.
    form.current?.querySelector('input')?.blur();
    if (keyword === search.keyword) return requestRefresh();
    onChange({ ...search, keyword });
  }

  return (
    <search>
      <form ref={form} onSubmit={(event) => void handleSubmit(event)} className="flex items-center gap-2 px-4">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t('jobSearch.list.keyword')}
            placeholder={t('jobSearch.list.placeholder')}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button type="submit" size="sm">
          {t('jobSearch.list.search')}
        </Button>
      </form>
    </search>
  );
}
