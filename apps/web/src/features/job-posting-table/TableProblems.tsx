import type { TFunction } from 'i18next';
import { formatNumber } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import { langOf } from '#/features/text/langOf.ts';
import { translateKey } from '#/i18n/messageKey.ts';
import type { ReadTable } from './readTable.ts';
import type { CellProblem } from './rowValues.ts';
import { TABLE_COLUMNS } from './tableColumns.ts';

/** The rest is told once these are right. */
const ROWS_SHOWN = 100;

/** What is wrong with which cell, in the words of the form and by the heads of the file. */
export function TableProblems({ wrong, heads }: Pick<ReadTable, 'wrong' | 'heads'>) {
  const { t } = useTranslation();
  const shown = wrong.slice(0, ROWS_SHOWN);
  return (
    <section aria-label={t('jobPostingTable.wrong', { count: wrong.length })}>
      <ul className="flex flex-col gap-3">
        {shown.map(({ row, problems }) => (
          <li key={row} className="rounded-card border border-line px-3 py-2">
            <h3 className="text-meta font-semibold text-ink-2 tabular-nums">
              {t('jobPostingTable.row', { row: formatNumber(row) })}
            </h3>
            <ul>
              {problems.map((problem) => (
                <Problem key={JSON.stringify(problem)} problem={problem} heads={heads} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {wrong.length > shown.length && (
        <p className="pt-3 text-meta text-ink-3">{t('jobPostingTable.more', { count: wrong.length - shown.length })}</p>
      )}
    </section>
  );
}

function Problem({ problem, heads }: { problem: CellProblem; heads: ReadTable['heads'] }) {
  const { t } = useTranslation();
  const { column } = problem;
  const head = heads[column] ?? TABLE_COLUMNS[column].ko;
  return (
    <li className="wrap-anywhere">
      <span lang={langOf(head)} className="font-medium">
        {head}
      </span>
      {': '}
      <span className="text-error">{wordsOf(problem, t)}</span>
    </li>
  );
}

function wordsOf(problem: CellProblem, t: TFunction): string {
  if ('unknown' in problem) return t('jobPostingTable.unknown', { value: problem.unknown });
  if ('repeated' in problem) return t('jobPostingTable.repeated', { value: problem.repeated });
  return translateKey(t, problem.message);
}
