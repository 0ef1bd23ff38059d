import { useState } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { keepSearches, recentSearches, rememberSearch, without } from './recentSearches.ts';

/** What was searched for last: to be searched for again, or forgotten. */
export function RecentSearches({ onChoose }: { onChoose: (keyword: string) => void }) {
  const { t } = useTranslation();
  const [words, setWords] = useState(recentSearches);
  if (words.length === 0) return null;

  function keep(list: string[]) {
    keepSearches(list);
    setWords(list);
  }

  function handleChoose(word: string) {
    rememberSearch(word);
    onChoose(word);
  }

  return (
    <section aria-labelledby="recent-searches" className="px-4 pt-3">
      <div className="flex items-center justify-between">
        <h2 id="recent-searches" className="text-body font-semibold text-ink-1">
          {t('postSearch.recent')}
        </h2>
        <button type="button" onClick={() => keep([])} className="pressable -me-2 min-h-11 px-2 text-body text-ink-3">
          {t('postSearch.removeAllRecent')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2 pt-1">
        {words.map((word) => (
          <li key={word} className="flex max-w-full items-center rounded-full border border-line bg-surface">
            <button
              type="button"
              onClick={() => handleChoose(word)}
              className="pressable min-h-11 min-w-0 truncate ps-4 pe-1 text-body text-ink-1"
            >
              <span lang={langOf(word)}>{word}</span>
            </button>
            <button
              type="button"
              aria-label={t('postSearch.removeRecent', { keyword: word })}
              onClick={() => keep(without(words, word))}
              className="pressable grid size-11 shrink-0 place-items-center text-ink-3"
            >
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
