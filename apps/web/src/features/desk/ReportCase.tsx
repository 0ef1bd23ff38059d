import { useQuery } from '#/api/apollo.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#/api/errorMessage.ts';
import { DeskCaseDocument, type DeskCaseFragment } from '#/api/generated.ts';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { AuthorLine, displayName } from '#/features/users/AuthorLine.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { CaseContent } from './CaseContent.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import { CaseText, CaseTranslations } from './CaseTranslations.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { neighbourOf, useChosen } from './DeskSplit.tsx';
import { useWorkedOnLine, useWorkingOn } from './DeskWork.tsx';
import { CaseWarnings, isDecidable, useNearnessLines } from './Impartiality.tsx';

interface ReportCaseProps {
  uuid: string;
  /** The next of them comes up once this is decided. */
  queue: readonly { uuid: string }[];
}

/** Everything about one case, and the decision. */
export function ReportCase({ uuid, queue }: ReportCaseProps) {
  const { t } = useTranslation();
  const { choose } = useChosen();
  const { data, error, refetch } = useQuery(DeskCaseDocument, { variables: { uuid }, fetchPolicy: 'no-cache' });
  const report = data?.readReportCase;
  useWorkingOn('REPORT', report && report.state !== 'DECIDED' ? uuid : undefined);
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="p-4">
        <TextSkeleton lines={8} />
      </div>
    );
  }
  if (!report) return <p className="p-4 text-body text-ink-2">{t('desk.reports.gone')}</p>;
  const author = shownAuthor(report);
  return (
    <article aria-labelledby="case" className="flex flex-col gap-6 px-4 py-4 lg:px-6">
      <h2 id="case" tabIndex={-1} className="text-card text-ink-1">
        {t(`desk.reports.type.${report.target.type}` as 'desk.reports.type.post')}
      </h2>
      {author && <AuthorLine user={author} createdAt={report.createdAt} />}
      <Warnings report={report} />
      <ScamNotice signs={report.scamSigns} />
      <FoundWords words={report.watchedWords} />
      <CaseTranslations key={uuid} uuid={uuid} areOffered={report.mayTranslate}>
        <CaseContent report={report} />
        {report.appeal !== null && (
          <section className="flex flex-col gap-1 rounded-card bg-accent-soft p-3">
            <h3 className="text-body font-semibold text-ink-1">{t('desk.reports.appeal')}</h3>
            <CaseText text={report.appeal} />
          </section>
        )}
        <DecisionForm
          cases={[report]}
          isDisabled={!isDecidable(report)}
          onDecided={(isChanged) => (isChanged ? void refetch() : choose(neighbourOf(queue, uuid)))}
        />
        <CaseHistory report={report} />
      </CaseTranslations>
    </article>
  );
}

/** Whose it is; a picture that was reported is veiled among the others of the case, and stands nowhere else. */
function shownAuthor({ author, target }: DeskCaseFragment) {
  return author && target.type === 'user' ? { ...author, profileImageUrl: null } : author;
}

/** Why one should leave it to somebody else, and what was decided before. */
function Warnings({ report }: { report: DeskCaseFragment }) {
  const { t } = useTranslation();
  const { uuid, decision, decidedBy } = report;
  const workedOn = useWorkedOnLine('REPORT', uuid);
  const near = useNearnessLines(report, t('desk.reports.friend'));
  const lines = [
    workedOn,
    decision && decidedBy && `${t(`desk.decision.${decision}`)} · ${displayName(t, decidedBy)}`,
  ].filter((line) => typeof line === 'string');
  return <CaseWarnings lines={[...near, ...lines]} />;
}

/** The words that it has and moderators watch, each with what a colleague should know of it. */
function FoundWords({ words }: { words: DeskCaseFragment['watchedWords'] }) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">
      {words.map(({ word, why }) => (
        <li key={word}>
          <strong className="font-semibold wrap-anywhere">{t('desk.words.found', { word })}</strong>
          <p lang={langOf(why)} className="wrap-anywhere text-ink-2">
            {why}
          </p>
        </li>
      ))}
    </ul>
  );
}
