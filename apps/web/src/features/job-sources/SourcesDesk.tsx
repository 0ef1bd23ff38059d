import { formatNumber, seoulDate, seoulTime } from '@haiko/shared/format';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskImportsDocument, DeskSourcesDocument, type DeskImportsQuery } from '#/api/generated.ts';
import { DESK_PAGE, Pager, useDeskSkip } from '#/features/desk/DeskSplit.tsx';
import { DeskTabs } from '#/features/desk/DeskTabs.tsx';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { PostingsDesk } from './PostingsDesk.tsx';
import { RefusalReason, reasonWords } from './RefusalReason.tsx';
import { SourceRow } from './SourceRow.tsx';
import { WishesDesk } from './WishesDesk.tsx';

type Import = DeskImportsQuery['readJobImports'][number];

const SourceTable = lazy(async () => ({
  default: (await import('#/features/job-tables/SourceTable.tsx')).SourceTable,
}));

const LISTS = ['SOURCES', 'TABLE', 'IMPORTS', 'WISHES', 'POSTINGS'] as const;

/**
 * /desk/sources: where postings of other sites come from, what became of each import, which wish for what the law forbids,
 * and every open one, to be hidden.
 */
export function SourcesDesk() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const list = LISTS.find((each) => each === search.get('list')) ?? 'SOURCES';
  const tabs = (
    <DeskTabs
      label={t('desk.sources.lists')}
      section="sources"
      parameter="list"
      names={LISTS}
      shown={list}
      labelOf={(each) => t(`desk.sources.list.${each}`)}
    />
  );
  if (list === 'WISHES') return <WishesDesk tabs={tabs} />;
  if (list === 'POSTINGS') return <PostingsDesk tabs={tabs} />;
  return (
    <>
      {tabs}
      {list === 'SOURCES' && <Sources />}
      {list === 'TABLE' && <SourceTable />}
      {list === 'IMPORTS' && <Imports />}
    </>
  );
}

/** Those of the settings first. */
function Sources() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskSourcesDocument, {
    variables: { skip: useDeskSkip(), take: DESK_PAGE },
    fetchPolicy: 'no-cache',
  });
  const { items, hasMore } = data.page;
  return (
    <div className="max-w-5xl">
      {items.length === 0 ? (
        <EmptyState message={t('desk.sources.none')} />
      ) : (
        <ul className="border-t border-line">
          {items.map((source) => (
            <SourceRow
              key={source.source}
              source={source}
              {...(source.kind === 'WORK24' && { work24: data.readWork24 })}
            />
          ))}
        </ul>
      )}
      <Pager hasMore={hasMore} />
    </div>
  );
}

/** The newest first. */
function Imports() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(DeskImportsDocument, { fetchPolicy: 'no-cache' });
  const imports = data.readJobImports;
  if (imports.length === 0) return <EmptyState message={t('desk.sources.empty')} />;
  return (
    <ul className="max-w-5xl border-t border-line">
      {imports.map((one) => (
        <ImportRow key={one.source + one.startedAt} one={one} />
      ))}
    </ul>
  );
}

function ImportRow({ one }: { one: Import }) {
  const { t } = useTranslation();
  const { source, startedAt, finishedAt, error, refused, refusedCount } = one;
  const counts = (['created', 'updated', 'unchanged', 'closed', 'keptOpen'] as const).map(
    (name) => `${t(`desk.sources.${name}`)} ${formatNumber(one[name])}`,
  );
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-3 text-body text-ink-1">
      <h2 className="text-body font-semibold">{source}</h2>
      <p className="text-meta text-ink-3 tabular-nums">{`${seoulDate(startedAt)} ${seoulTime(startedAt)}`}</p>
      <div className="tabular-nums">
        <DottedLine words={counts} />
      </div>
      {error !== null && <p className="text-error">{t('desk.sources.failed', { code: reasonWords(t, error) })}</p>}
      {error === null && finishedAt === null && <p className="text-ink-2">{t('desk.sources.running')}</p>}
      {refusedCount > 0 && (
        <details>
          <summary className="min-h-11 content-center text-main">
            {t('desk.sources.refused', { count: refusedCount })}
          </summary>
          <ul className="ps-4 text-meta text-ink-2">
            {refused.map(({ record, reason }) => (
              <li key={record + reason} className="wrap-anywhere">
                {record}: <RefusalReason reason={reason} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
