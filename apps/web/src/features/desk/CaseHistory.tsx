import { useTranslation } from 'react-i18next';
import type { DeskCaseFragment } from '#/api/generated.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { CaseText } from './CaseTranslations.tsx';
import { FoldedHistory, PersonSection } from './PersonHistory.tsx';

/** What is known of both people: the author's earlier cases, and how right the reporters used to be. */
export function CaseHistory({ report }: { report: DeskCaseFragment }) {
  const { t } = useTranslation();
  const { uuid, author, reportedBy } = report;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {author && (
        <PersonSection
          title={t('desk.reports.author')}
          userUuid={author.uuid}
          beside={uuid}
          hasLeft={author.isWithdrawn}
        />
      )}
      {reportedBy.length > 0 && <Reporters reportedBy={reportedBy} />}
    </div>
  );
}

/** Nobody is named to the one it is about. */
function Reporters({ reportedBy }: Pick<DeskCaseFragment, 'reportedBy'>) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold text-ink-1">{t('desk.reports.reporters')}</h3>
      {reportedBy.map(({ user, reason, text, createdAt, reports, kept }) => (
        <div key={user.uuid + createdAt} className="flex flex-col gap-1">
          <AuthorLine user={user} createdAt={createdAt}>
            <span>{t(`reports.reason.${reason}` as 'reports.reason.SPAM')}</span>
          </AuthorLine>
          {text !== null && <CaseText text={text} />}
          <p className="text-meta text-ink-3">{t('desk.reports.kept', { kept, count: reports })}</p>
          <FoldedHistory userUuid={user.uuid} />
        </div>
      ))}
    </section>
  );
}
