import { seoulDate } from '@haiko/shared/format';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuery } from '#/api/apollo.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { DeskPersonHistoryDocument, type DeskHistoryFragment } from '#/api/generated.ts';
import { langOf } from '#/features/text/langOf.ts';
import { formatRelativeTime } from '#/i18n/format.ts';
import { paths } from '#/paths.ts';
import { DottedLine } from '#/ui/DottedLine.tsx';
import { InlineError } from '#/ui/InlineError.tsx';
import { TextSkeleton } from '#/ui/Skeleton.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonWritings } from './PersonWritings.tsx';
import { ReturnNotice } from './ReturnMark.tsx';
import { SuspendedMark } from '#/features/suspensions/SuspendedMark.tsx';
import { isSuspended } from '#/features/suspensions/suspensionEnd.ts';

interface PersonHistoryProps {
  userUuid: string;
  /** The case of reports that is open, which is no history. */
  beside?: string;
}

interface PersonSectionProps extends PersonHistoryProps {
  title: string;
  /** Nobody finds them among the people any more: what they wrote is here. */
  hasLeft?: boolean;
}

/** What a moderator should know of whose thing it is: what there was before, what colleagues noted, and the way to the rest. */
export function PersonSection({ title, userUuid, beside, hasLeft = false }: PersonSectionProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex max-w-xl flex-col gap-3">
      <h3 id={heading} className="text-body font-semibold text-ink-1">
        {title}
      </h3>
      <PersonHistory userUuid={userUuid} beside={beside} />
      <PersonNotes key={userUuid} userUuid={userUuid} />
      {hasLeft ? (
        <PersonWritings key={`${userUuid} writings`} userUuid={userUuid} />
      ) : (
        <Link
          to={`${paths.deskSection('people')}?q=${userUuid}&item=${userUuid}`}
          className="inline-flex min-h-11 items-center self-start text-body text-main underline underline-offset-2"
        >
          {t('desk.writings.title')}
        </Link>
      )}
    </section>
  );
}

/** The same of somebody beside the case, read once it is opened. */
export function FoldedHistory({ userUuid, beside }: PersonHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-body text-main">
        {t('desk.history.show')}
      </summary>
      {isOpen && <PersonHistory userUuid={userUuid} beside={beside} />}
    </details>
  );
}

/** What there was with somebody before. */
export function PersonHistory({ userUuid, beside }: PersonHistoryProps) {
  const { data, error, refetch } = useQuery(DeskPersonHistoryDocument, {
    variables: { uuid: userUuid, beside: beside ?? null },
    fetchPolicy: 'no-cache',
  });
  if (error) return <InlineError message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={3} />;
  if (!data.history) return null;
  return (
    <>
      {data.history.returnMark && <ReturnNotice mark={data.history.returnMark} />}
      <Figures history={data.history} />
      <PastCases pastCases={data.history.pastCases} />
    </>
  );
}

/** Counted; what there was none of is left out, but for the first three lines. */
function Figures({ history }: { history: DeskHistoryFragment }) {
  const { t } = useTranslation();
  const { createdAt, suspendedUntil, suspensions, warnings, cases, upheld, reports, kept } = history;
  const { acceptedSuggestions: accepted, rejectedSuggestions: rejected, rejections } = history;
  const lines = [
    t('desk.people.since', { date: seoulDate(createdAt) }),
    t('desk.reports.pastCases', { count: cases }),
    upheld > 0 && t('desk.history.upheld', { count: upheld }),
    warnings > 0 && t('desk.history.warnings', { count: warnings }),
    t('desk.reports.suspensions', { count: suspensions }),
    reports > 0 && t('desk.reports.kept', { kept, count: reports }),
    accepted + rejected > 0 && t('desk.history.suggestions', { accepted, rejected }),
    rejections !== null && rejections > 0 && t('desk.history.rejections', { count: rejections }),
  ].filter((line) => typeof line === 'string');
  return (
    <ul className="text-body text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {isSuspended(suspendedUntil) && (
        <li>
          <SuspendedMark until={suspendedUntil} />
        </li>
      )}
    </ul>
  );
}

function PastCases({ pastCases }: Pick<DeskHistoryFragment, 'pastCases'>) {
  const { t } = useTranslation();
  if (pastCases.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {pastCases.map(({ uuid, targetType, excerpt, decision, decisionReason, createdAt }) => (
        <li key={uuid} className="border-s-2 border-line ps-3">
          {excerpt !== '' && (
            <p lang={langOf(excerpt)} className="line-clamp-2 text-body wrap-anywhere text-ink-1">
              {excerpt}
            </p>
          )}
          <div className="text-meta text-ink-3">
            <DottedLine
              words={[
                t(`desk.reports.type.${targetType}` as 'desk.reports.type.post'),
                t(decision ? `desk.decision.${decision}` : 'desk.reports.state.OPEN'),
                formatRelativeTime(t, createdAt),
              ]}
            />
          </div>
          {decisionReason !== null && (
            <p className="text-meta text-ink-2">{t(`decisions.reason.${decisionReason}` as 'decisions.reason.SPAM')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
