import { useTranslation } from 'react-i18next';
import type { DeskReportFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { displayName, nameLang } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { WorkedOn } from './DeskWork.tsx';

/** A case in the queue: what it is about, why it was reported, and who looks at it. */
export function ReportRow({ report }: { report: DeskReportFragment }) {
  const { t } = useTranslation();
  const { target, reason, isEdited, watchedWords, reporters, createdAt, author, decision } = report;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
        <span className="font-medium text-ink-2">
          {t(`desk.reports.type.${target.type}` as 'desk.reports.type.post')}
        </span>
        <time dateTime={createdAt}>{formatRelativeTime(t, createdAt)}</time>
        {reporters > 0 && <span>{t('desk.reports.count', { count: reporters })}</span>}
      </span>
      {target.excerpt !== '' && (
        <span lang={langOf(target.excerpt)} className="line-clamp-2 text-body wrap-anywhere text-ink-1">
          {target.excerpt}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
        <span>{t(`reports.reason.${reason}` as 'reports.reason.SPAM')}</span>
        {watchedWords.map(({ word }) => (
          <mark key={word} lang={langOf(word)} className="rounded-md bg-accent-soft px-1.5 text-ink-1">
            {word}
          </mark>
        ))}
        {isEdited && <span className="font-medium text-ink-1">{t('desk.reports.edited')}</span>}
        {author && <span lang={nameLang(author)}>{displayName(t, author)}</span>}
        {decision && <span>{t(`desk.decision.${decision}`)}</span>}
      </span>
      <WorkedOn kind="REPORT" uuid={report.uuid} />
    </span>
  );
}
