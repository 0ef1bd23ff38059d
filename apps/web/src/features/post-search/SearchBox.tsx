import { keywordOf } from '@haiko/shared/rules/text';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { fitsLimit } from '@haiko/shared/rules/text';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '#/ui/confirm.ts';
import { requestRefresh } from '#/ui/refreshSignal.ts';
import { SearchField } from '#/ui/SearchField.tsx';
import type { Search } from './postSearch.ts';
import { rememberSearch } from './recentSearches.ts';

interface SearchBoxProps {
  search: Search;
  onSearch: (keyword: string) => void;
}

/** The box in which one searches. Emptying it goes back to where no search is made. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  const [asked, setAsked] = useState<string>();
  // Another address (Back, a hashtag, a recent word) says what stands in the box. The one that was asked for here does not:
  // it may come late, when the next word is being typed.
  if (shown !== search.keyword) {
    setShown(search.keyword);
    if (search.keyword !== asked) setTyped(search.keyword);
    setAsked(undefined);
  }

  function ask(keyword: string) {
    setTyped(keyword);
    setAsked(keyword);
    onSearch(keyword);
  }

  function handleChange(text: string) {
    setTyped(text);
    if (text === '' && search.keyword !== '') ask('');
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const keyword = keywordOf(typed);
    if (keyword === '' && search.tab === 'community') return showAlert(t('postSearch.empty'));
    if (!fitsLimit(keyword, KEYWORD_MAX)) return showAlert(t('postSearch.tooLong', { limit: KEYWORD_MAX }));
    // The results are behind the keyboard.
    form.current?.querySelector('input')?.blur();
    if (keyword === search.keyword) return requestRefresh();
    rememberSearch(keyword);
    ask(keyword);
  }

  return (
    <search>
      <form ref={form} onSubmit={(event) => void handleSubmit(event)} className="px-4 pt-3 pb-1">
        <SearchField
          label={t('postSearch.label')}
          placeholder={t('postSearch.placeholder')}
          value={typed}
          onChange={handleChange}
        />
      </form>
    </search>
  );
}
