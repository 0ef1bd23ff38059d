import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { KEYWORD_MAX } from '@haiko/shared/limits';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery, useSuspenseQuery } from '#/api/apollo.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { DeskPostingDocument, DeskPostingsDocument } from '#/api/generated.ts';
import { DESK_PAGE, DeskSplit, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { SearchField } from '#/ui/SearchField.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { BlockForm } from './BlockForm.tsx';
import { PostingTitle } from './PostingTitle.tsx';

/** Every open posting, of companies and of other sites, to be hidden from everybody without anybody's report. */
export function PostingsDesk({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyword = useSearchParams()[0].get('q') ?? '';
  const { data } = useSuspenseQuery(DeskPostingsDocument, {
    variables: { language, keyword: keyword || null, skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <DeskSplit
      label={t('desk.sources.list.POSTINGS')}
      items={items}
      hasMore={hasMore}
      keyOf={({ uuid }) => uuid}
      renderRow={(posting) => <PostingTitle posting={posting} />}
      renderCase={(uuid) => <PostingCase key={uuid} uuid={uuid} />}
      top={
        <>
          {tabs}
          <PostingSearch key={keyword} keyword={keyword} />
        </>
      }
    />
  );
}

function PostingSearch({ keyword }: { keyword: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(keyword);
  return (
    <form
      role="search"
      className="px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSearch({ list: 'POSTINGS', ...(typed.trim() && { q: typed.trim() }) });
      }}
    >
      <SearchField label={t('jobSearch.list.keyword')} value={typed} onChange={setTyped} maxLength={KEYWORD_MAX} />
    </form>
  );
}

/** One of the list, or one that its page has led here from. */
function PostingCase({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const variables = { uuid, language: useLanguage() };
  const { data, error, refetch } = useQuery(DeskPostingDocument, { variables, fetchPolicy: 'no-cache' });
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="p-4">
        <TextSkeleton lines={6} />
      </div>
    );
  }
  const posting = data.readJobPosting;
  if (!posting) return <p className="p-4 text-body text-ink-2">{t('desk.reports.gone')}</p>;
  const { shown, url } = posting;
  const link = 'inline-flex min-h-11 items-center self-start text-main underline underline-offset-2';
  return (
    <article className="flex max-w-3xl flex-col gap-4 px-4 py-4 text-body text-ink-1 lg:px-6">
      <h2>
        <PostingTitle posting={posting} />
      </h2>
      {[shown.description, shown.extraInfo].filter(Boolean).map((text) => (
        <p key={text} lang={HTML_LANG[shown.language]} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
      <div className="flex flex-col">
        <Link to={paths.jobPostingDetail(uuid)} className={link}>
          {t('desk.sources.openHere')}
        </Link>
        {url !== '' && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
            {t('desk.sources.open')}
          </a>
        )}
      </div>
      <BlockForm uuid={uuid} />
    </article>
  );
}
