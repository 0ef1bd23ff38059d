import { seoulDate } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeskCaseFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { AuthorLine } from '#/features/users/AuthorLine.tsx';
import { formatRelativeTime } from '#/i18n/format.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { paths } from '#/paths.ts';
import { PersonNotes } from './PersonNotes.tsx';

/** What is known of both people: the author's earlier cases, and how right the reporters used to be. */
export function CaseHistory({ report }: { report: DeskCaseFragment }) {
  const { t } = useTranslation();
  const { author, person, pastCases, reportedBy } = report;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <section className="flex flex-col gap-2">
        <h3 className="text-body font-semibold text-ink-1">{t('desk.reports.author')}</h3>
        {person && <PersonLines person={person} />}
        {author && <PersonNotes key={author.uuid} userUuid={author.uuid} />}
        {author && (
          <Link
            to={`${paths.deskSection('people')}?q=${author.uuid}&item=${author.uuid}`}
            className="inline-flex min-h-11 items-center self-start text-body text-main underline underline-offset-2"
          >
            {t('desk.writings.title')}
          </Link>
        )}
        <ul className="flex flex-col gap-2">
          {pastCases.map(({ uuid, excerpt, decision, createdAt }) => (
            <li key={uuid} className="border-s-2 border-line ps-3">
              {excerpt !== '' && (
                <p lang={langOf(excerpt)} className="line-clamp-2 text-body wrap-anywhere text-ink-1">
                  {excerpt}
                </p>
              )}
              <p className="text-meta text-ink-3">
                {t(decision ? `desk.decision.${decision}` : 'desk.reports.state.OPEN')} ·{' '}
                {formatRelativeTime(t, createdAt)}
              </p>
            </li>
          ))}
        </ul>
      </section>
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
          {text !== null && (
            <p lang={langOf(text)} className="text-body wrap-anywhere text-ink-1">
              {text}
            </p>
          )}
          <p className="text-meta text-ink-3">{t('desk.reports.kept', { kept, count: reports })}</p>
        </div>
      ))}
    </section>
  );
}

function PersonLines({ person }: { person: NonNullable<DeskCaseFragment['person']> }) {
  const { t } = useTranslation();
  const { createdAt, suspendedUntil, suspensions, cases } = person;
  const isSuspended = suspendedUntil !== null && new Date(suspendedUntil) > serverNow();
  return (
    <ul className="text-body text-ink-2">
      <li>{t('desk.people.since', { date: seoulDate(createdAt) })}</li>
      <li>{t('desk.reports.pastCases', { count: cases })}</li>
      <li>{t('desk.reports.suspensions', { count: suspensions })}</li>
      {isSuspended && <li className="text-error">{t('desk.people.suspended', { date: seoulDate(suspendedUntil) })}</li>}
    </ul>
  );
}
