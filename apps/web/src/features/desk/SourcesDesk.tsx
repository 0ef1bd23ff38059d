import { formatNumber, seoulDate, seoulTime } from '@haiko/shared/format';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskImportsDocument, type DeskImportsQuery } from '#/api/generated.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { WishesDesk } from './WishesDesk.tsx';

type Import = DeskImportsQuery['readJobImports'][number];

const LISTS = ['IMPORTS', 'WISHES'] as const;

/** /desk/sources: what became of the imports of other sites' postings, and which of these wish for what the law forbids. */
export function SourcesDesk() {
  const { t } = useTranslation();
  const list = useSearchParams()[0].get('list') === 'WISHES' ? 'WISHES' : 'IMPORTS';
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
  return (
    <>
      {tabs}
      <Imports />
    </>
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
      <p className="tabular-nums">{counts.join(' · ')}</p>
      {error !== null && <p className="text-error">{t('desk.sources.failed', { code: error })}</p>}
      {error === null && finishedAt === null && <p className="text-ink-2">{t('desk.sources.running')}</p>}
      {refusedCount > 0 && (
        <details>
          <summary className="min-h-11 content-center text-main">
            {t('desk.sources.refused', { count: refusedCount })}
          </summary>
          <ul className="ps-4 text-meta text-ink-2">
            {refused.map(({ record, reason }) => (
              <li key={record + reason} className="wrap-anywhere">
                {record}: <code>{reason}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
