import { HTML_LANG, type Language } from '@haiko/shared/i18n/languages';
import { isOpenState } from '@haiko/shared/applications';
import { romanize } from '@haiko/shared/rules/romanize';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationRowFragment } from '#/api/generated.ts';
import { CompanyLogo } from '#/features/job-postings/CompanyLogo.tsx';
import { LastMessage } from '#/features/notes/LastMessage.tsx';
import { LanguageMark } from '#/features/text/LanguageMark.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { paths } from '#/paths.ts';
import { Avatar } from '#/ui/Avatar.tsx';
import { CountBadge } from '#/ui/CountBadge.tsx';
import { cx } from '#/ui/cx.ts';
import { Flag } from '#/ui/Flag.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { koreanTime } from './application.ts';
import { StateMark } from './StateMark.tsx';

interface ApplicationRowProps {
  application: ApplicationRowFragment;
}

/** Who applies, in a company's list: what nobody has read stands out. */
export function ApplicantRow({ application }: ApplicationRowProps) {
  const { t } = useTranslation();
  const { seeker, resume, createdAt, readAt, state } = application;
  const isNew = readAt === null && state === 'sent';
  const code = seeker.nationalityInfo.nationality?.code;
  return (
    <Row
      application={application}
      isNew={isNew}
      picture={<Avatar name={seeker.nickname} size={44} />}
      facts={
        resume && (
          <>
            <ApplicantFacts resume={resume} />
            <AsWritten shown={resume.shown} />
          </>
        )
      }
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="flex max-w-full items-center gap-1.5">
          <span lang={langOf(seeker.nickname)} className="truncate text-body font-semibold text-ink-1">
            {seeker.nickname}
          </span>
          {code && <Flag code={code} width={18} />}
          {isNew && (
            <span
              role="img"
              aria-label={t('applications.inbox.unread', { count: 1 })}
              className="size-2 shrink-0 rounded-full bg-error"
            />
          )}
        </span>
        <span className="ms-auto text-meta text-ink-3">
          <RelativeTime at={application.lastMessageAt ?? createdAt} />
        </span>
      </span>
      {resume && (
        <span lang={HTML_LANG[resume.shown.language]} className="clamp-2 text-body wrap-anywhere text-ink-2">
          {resume.shown.headline}
        </span>
      )}
    </Row>
  );
}

/** What one has applied for, in one's own list. */
export function OwnApplicationRow({ application }: ApplicationRowProps) {
  const { jobPosting, conversationPartner: company, updatedAt } = application;
  return (
    <Row
      application={application}
      isNew={false}
      picture={<CompanyLogo company={{ logoFileUrl: jobPosting?.company.logoFileUrl ?? null }} size="md" />}
      facts={jobPosting && <AsWritten shown={jobPosting.shown} />}
    >
      {jobPosting && (
        <span
          lang={HTML_LANG[jobPosting.shown.language]}
          className="clamp-2 text-body font-semibold wrap-anywhere text-ink-1"
        >
          {jobPosting.shown.title}
        </span>
      )}
      <span className="flex items-baseline gap-x-2">
        <span className="flex min-w-0 flex-1 items-baseline gap-1.5">
          <span lang={langOf(company.nickname)} className="max-w-full shrink-0 truncate text-body text-ink-2">
            {company.nickname}
          </span>
          <Romanized text={company.nickname} by={romanize} className="min-w-0 truncate text-meta text-ink-3" />
        </span>
        <span className="shrink-0 text-meta text-ink-3">
          <RelativeTime at={updatedAt} />
        </span>
      </span>
    </Row>
  );
}

/** In which language a title or a headline stands that nobody has translated for the reader. */
function AsWritten({ shown }: { shown: { language: Language; isTranslated: boolean } }) {
  if (shown.isTranslated) return null;
  return (
    <span className="text-meta text-ink-3 empty:hidden">
      <LanguageMark shown={shown} originalLanguage={shown.language} />
    </span>
  );
}

interface RowProps extends ApplicationRowProps {
  isNew: boolean;
  picture: ReactNode;
  /** What stands beside the state. */
  facts?: ReactNode;
  children: ReactNode;
}

/** What both sides see of an application: where it stands, when they meet, what was said last. */
function Row({ application, isNew, picture, facts, children }: RowProps) {
  const { t } = useTranslation();
  const { uuid, state, interviewAt, lastMessage, unreadCount } = application;
  return (
    <Link
      to={paths.application(uuid)}
      className={cx(
        'flex items-start gap-3 border-b border-line px-4 py-3 active:bg-sunken',
        isNew && 'bg-main-soft/60',
      )}
    >
      {picture}
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        {children}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StateMark state={state} />
          {facts}
          {interviewAt && isOpenState(state) && (
            <span className="flex items-center gap-1 text-meta font-medium text-main tabular-nums">
              <CalendarClock
                role="img"
                aria-label={t('applications.detail.interview')}
                size={14}
                className="shrink-0"
              />
              <time dateTime={interviewAt}>{koreanTime(interviewAt)}</time>
            </span>
          )}
        </span>
        {lastMessage && (
          <span className="flex items-center gap-2">
            <LastMessage message={lastMessage} isUnread={unreadCount > 0} isPaper />
            {unreadCount > 0 && (
              <CountBadge count={unreadCount} label={t('notes.list.unread', { count: unreadCount })} />
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
