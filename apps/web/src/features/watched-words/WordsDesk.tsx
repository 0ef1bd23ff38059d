import { WATCHED_WORD_MAX, WATCHED_WORD_WHY_MAX } from '@haiko/shared/limits';
import { isWatchable } from '@haiko/shared/rules/watchedWords';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskWordCasesDocument, DeskWordsDocument, type DeskWordFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { TextField } from '#/ui/TextField.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { CaseQueue } from '#/features/desk/CaseQueue.tsx';
import { unwatchWord, watchWord } from './watched-words.actions.ts';
import { DESK_PAGE, Pager, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { DeskTabs } from '#/features/desk/DeskTabs.tsx';

const LISTS = ['WAITING', 'WORDS'] as const;

/** /desk/words: what was written with a word that moderators watch, and the list of these words. */
export function WordsDesk() {
  const { t } = useTranslation();
  const wanted = useSearchParams()[0].get('list');
  const list = LISTS.find((each) => each === wanted) ?? 'WAITING';
  const tabs = (
    <DeskTabs
      section="words"
      parameter="list"
      names={LISTS}
      shown={list}
      labelOf={(each) => t(`desk.words.list.${each}`)}
    />
  );
  return list === 'WAITING' ? <WordCases tabs={tabs} /> : <Words tabs={tabs} />;
}

function WordCases({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskWordCasesDocument, {
    variables: { skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  return <CaseQueue label={t('desk.words.list.WAITING')} {...data.page} isOpen top={tabs} />;
}

function Words({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskWordsDocument, {
    variables: { skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <div className="max-w-3xl pb-6">
      {tabs}
      <WordForm />
      {items.length === 0 ? (
        <EmptyState message={t('desk.words.none')} />
      ) : (
        <ul aria-label={t('desk.words.list.WORDS')} className="border-t border-line">
          {items.map((word) => (
            <WordRow key={word.uuid} word={word} />
          ))}
        </ul>
      )}
      <Pager hasMore={hasMore} />
    </div>
  );
}

function WordForm() {
  const { t } = useTranslation();
  const [word, setWord] = useState('');
  const [why, setWhy] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const wordProblem = word.trim() === '' ? 'REQUIRED' : isWatchable(word) ? undefined : 'INVALID';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (wordProblem || why.trim() === '') return;
    void attempt(async () => {
      await watchWord({ word: word.trim(), why: why.trim() });
      toast(t('desk.words.added'));
      setWord('');
      setWhy('');
      setIsTried(false);
    });
  }

  return (
    <form noValidate className="flex max-w-xl flex-col gap-4 px-4 py-4" onSubmit={handleSubmit}>
      <TextField
        label={t('desk.words.word')}
        hint={t('desk.words.hint')}
        maxLength={WATCHED_WORD_MAX}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        error={isTried && wordProblem ? t(`fieldErrors.${wordProblem}`) : undefined}
      />
      <TextField
        label={t('desk.words.why')}
        maxLength={WATCHED_WORD_WHY_MAX}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        error={isTried && why.trim() === '' ? t('fieldErrors.REQUIRED') : undefined}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('desk.words.add')}
      </Button>
    </form>
  );
}

function WordRow({ word: { uuid, word, why, createdAt, addedBy } }: { word: DeskWordFragment }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  function remove() {
    void attempt(async () => {
      const message = t('desk.words.confirmRemove', { word });
      if (await confirm({ message, yes: t('desk.words.remove') })) await unwatchWord(uuid);
    });
  }

  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span lang={langOf(word)} className="text-body font-semibold wrap-anywhere text-ink-1">
          {word}
        </span>
        <span lang={langOf(why)} className="text-body wrap-anywhere text-ink-2">
          {why}
        </span>
        <span className="flex flex-wrap gap-x-2 text-meta text-ink-3">
          <span lang={nameLang(addedBy)}>{displayName(t, addedBy)}</span>
          <time dateTime={createdAt}>{formatRelativeTime(t, createdAt)}</time>
        </span>
      </div>
      <Button variant="quiet" size="sm" isBusy={isBusy} onClick={remove}>
        {t('desk.words.remove')}
      </Button>
    </li>
  );
}
