import { formatNumber, seoulDate, seoulTime } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import type { DeskSourceFragment, DeskSourcesQuery } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { Button } from '#/ui/Button.tsx';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { startSource, stopSource } from './jobSources.actions.ts';
import { RefusalReason, reasonWords } from './RefusalReason.tsx';

type Work24 = DeskSourcesQuery['readWork24'];

const COUNTS = ['created', 'updated', 'closed', 'unchanged'] as const;
const timeOf = (date: string) => `${seoulDate(date)} ${seoulTime(date)}`;

interface SourceRowProps {
  source: DeskSourceFragment;
  /** Of the public employment service: how far its details are, and kinds of work that none of our jobs is. */
  work24?: Work24;
}

/** A source of imported postings: how it is, what the last reading brought, and to stop and start it. */
export function SourceRow({ source, work24 }: SourceRowProps) {
  const { t } = useTranslation();
  const { name, kind, openPostings, hiddenPostings, postingsWithoutJob, translated } = source;
  const { wanted, otherJobs } = work24 ?? { wanted: 0, otherJobs: [] };
  const share = `${formatNumber(postingsWithoutJob)} (${percent(postingsWithoutJob, openPostings)})`;
  return (
    <li className="flex flex-col gap-1 border-b border-line px-4 py-3 text-body text-ink-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 lang={langOf(name)} className="min-w-0 text-body font-semibold wrap-anywhere">
          {name} <span className="text-meta font-normal text-ink-3">{t(`desk.sources.kind.${kind}`)}</span>
        </h2>
        <Switch source={source} />
      </div>
      <Condition source={source} />
      <div className="tabular-nums">
        <DottedLine
          words={[
            t('desk.sources.openJobs', { count: openPostings }),
            ...(hiddenPostings > 0 ? [t('desk.sources.hiddenJobs', { count: hiddenPostings })] : []),
            ...(wanted > 0 ? [t('desk.sources.detailsLeft', { count: wanted })] : []),
            t('desk.sources.other', { share }),
          ]}
        />
      </div>
      <LastImport source={source} />
      <p className="text-meta text-ink-2">{t(`desk.sources.translated.${translated}`)}</p>
      <Refused source={source} />
      {otherJobs.length > 0 && <OtherJobs jobs={otherJobs} />}
    </li>
  );
}

function percent(part: number, whole: number): string {
  return formatNumber(whole > 0 ? part / whole : 0, { style: 'percent', maximumFractionDigits: 0 });
}

function Switch({ source: { source, kind, state } }: { source: DeskSourceFragment }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();
  const isStopped = state === 'STOPPED';
  const handleClick = () =>
    void attempt(async () => {
      await (isStopped ? startSource(source) : stopSource(source));
      const stopped = kind === 'WORK24' ? 'desk.sources.stoppedService' : 'desk.sources.stopped';
      toast(t(isStopped ? 'desk.sources.started' : stopped));
    });
  return (
    <Button variant="soft" size="sm" isBusy={isBusy} onClick={handleClick}>
      {t(isStopped ? 'desk.sources.start' : 'desk.sources.stop')}
    </Button>
  );
}

function Condition({ source }: { source: DeskSourceFragment }) {
  const { t } = useTranslation();
  const { state, stoppedAt, failingSince, problem, isReading, nextReadAt } = source;
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-2 tabular-nums">
      {stoppedAt !== null && <span>{t('desk.sources.stoppedSince', { time: timeOf(stoppedAt) })}</span>}
      {failingSince !== null && (
        <span className="text-error">
          {t('desk.sources.failingSince', { time: timeOf(failingSince), code: reasonWords(t, problem ?? '') })}
        </span>
      )}
      {(state === 'RUNNING' || state === 'MANUAL') && <span>{t(`desk.sources.state.${state}`)}</span>}
      {isReading && <span>{t('desk.sources.running')}</span>}
      {nextReadAt !== null && <span>{t('desk.sources.next', { time: timeOf(nextReadAt) })}</span>}
    </p>
  );
}

function LastImport({ source: { lastImport } }: { source: DeskSourceFragment }) {
  const { t } = useTranslation();
  if (!lastImport) return <p className="text-ink-2">{t('desk.sources.never')}</p>;
  const counts = COUNTS.map((count) => `${t(`desk.sources.${count}`)} ${formatNumber(lastImport[count])}`);
  return (
    <div className="tabular-nums">
      <DottedLine words={[t('desk.sources.last', { time: timeOf(lastImport.startedAt) }), ...counts]} />
    </div>
  );
}

/** By reason, each with a few of the records. */
function Refused({ source: { lastImport, refused } }: { source: DeskSourceFragment }) {
  const { t } = useTranslation();
  if (refused.length === 0) return null;
  const all = lastImport?.refusedCount ?? 0;
  const known = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <details>
      <summary className="min-h-11 content-center text-main">{t('desk.sources.refused', { count: all })}</summary>
      {known < all && <p className="text-meta text-ink-2">{t('desk.sources.ofFirst', { count: known })}</p>}
      <ul className="ps-4 text-meta text-ink-2">
        {refused.map(({ reason, count, examples }) => (
          <li key={reason} className="wrap-anywhere">
            <RefusalReason reason={reason} /> {formatNumber(count)}
            {examples.length > 0 && `: ${examples.join(', ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OtherJobs({ jobs }: { jobs: Work24['otherJobs'] }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="min-h-11 content-center text-main">{t('desk.sources.otherKinds')}</summary>
      <ul className="ps-4 text-meta text-ink-2">
        {jobs.map(({ code, name, postings }) => (
          <li key={code} className="wrap-anywhere">
            <code>{code}</code> <span lang="ko">{name}</span> {formatNumber(postings)}
          </li>
        ))}
      </ul>
    </details>
  );
}
