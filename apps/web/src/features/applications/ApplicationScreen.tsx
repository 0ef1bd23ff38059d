import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { isOpenState } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { romanize } from '@haiko/shared/rules/romanize';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ANEW } from '#/api/anew.ts';
import { ApplicationDocument, type ApplicationDetailFragment } from '#/api/generated.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { ResumePaper } from '#/features/resumes/ResumePaper.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { weekdayName } from '#/ui/date/dayName.ts';
import { EmptyState } from '#/ui/EmptyState.tsx';
import { RelativeTime } from '#/ui/RelativeTime.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, TextSkeleton } from '#/ui/Skeleton.tsx';
import { calendarFile, koreanTime, reasonKey, STATE_LABELS } from './application.ts';
import { ApplicationOptions, BlockedNotice } from './ApplicationOptions.tsx';
import { BothTexts } from './BothTexts.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { StateMark } from './ApplicationRow.tsx';
import { setApplicationState } from './applications.actions.ts';
import { MinorNotice } from './ApplySheet.tsx';
import { SeekerActions } from './SeekerActions.tsx';
import { Talk } from './Talk.tsx';
import { useApplicationNews } from './useApplicationNews.ts';

/** /application/:uuid: one application, as its seeker or its company sees it. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  return (
    <>
      <div className="print:hidden">
        <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
      </div>
      <PostListBoundary message={t('applications.loadFailed')} skeleton={<Boxes />}>
        <Loaded key={uuid} uuid={uuid} />
      </PostListBoundary>
    </>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
      <Boxes />
    </>
  );
}

function Boxes() {
  return (
    <Loading>
      <div className="flex flex-col gap-8 px-4 pt-4">
        <TextSkeleton lines={3} />
        <TextSkeleton lines={6} />
      </div>
    </Loading>
  );
}

function Loaded({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, refetch } = useSuspenseQuery(ApplicationDocument, {
    variables: { uuid, language },
    fetchPolicy: 'cache-and-network',
    context: ANEW,
  });
  useApplicationNews(refetch, uuid);
  const application = data.readApplication;
  if (!application) return <EmptyState drawing="broken" message={t('applications.gone')} />;
  return <Application application={application} />;
}

function Application({ application }: { application: ApplicationDetailFragment }) {
  const { t } = useTranslation();
  const { seeker, conversationPartner, resume, state } = application;
  const isCompany = conversationPartner.uuid === seeker.uuid;
  const isMarking = useReadMark(application, isCompany);
  return (
    <div className="flex flex-1 flex-col gap-6 pb-4">
      <Top application={application} isCompany={isCompany} />
      {isCompany && application.isMinor && (
        <div className="px-4 print:hidden">
          <MinorNotice />
        </div>
      )}
      <Interview application={application} />
      {application.message && (
        <Section title={t('applications.detail.message')}>
          <BothTexts
            shown={{ ...application.shown, text: application.shown.message }}
            original={application.message}
            originalLanguage={application.originalLanguage}
          />
        </Section>
      )}
      {resume ? (
        <section className="flex flex-col gap-3">
          <h2 className="px-4 text-card text-ink-1 print:hidden">{t('resumes.title')}</h2>
          <ResumePaper resume={resume} name={seeker.nickname} />
        </section>
      ) : (
        <p className="px-4 text-body text-ink-3">{t('applications.detail.resumeGone')}</p>
      )}
      <Section title={t('applications.talk.title')}>
        <PostListBoundary message={t('applications.talk.failed')} skeleton={<TextSkeleton lines={2} />}>
          <Talk
            application={application.uuid}
            partner={conversationPartner}
            side={isCompany ? 'company' : 'seeker'}
            isOpen={isOpenState(state)}
          />
        </PostListBoundary>
      </Section>
      <History history={application.history} />
      {isOpenState(state) &&
        (isCompany ? (
          <CompanyActions application={application} isMarking={isMarking} />
        ) : (
          <SeekerActions application={application} />
        ))}
    </div>
  );
}

/** Who opens what was sent to them has read it. Whether that is being said: the version that a step names is another one after it. */
function useReadMark({ uuid, state, updatedAt }: ApplicationDetailFragment, isCompany: boolean): boolean {
  const isUnread = isCompany && state === 'sent';
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    function markRead() {
      if (!isUnread) return;
      // Somebody else was faster: the next reading says so.
      void setApplicationState(uuid, { state: 'read', seenAt: updatedAt }).catch(() => setHasFailed(true));
    },
    [isUnread, uuid, updatedAt],
  );
  return isUnread && !hasFailed;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 px-4 print:hidden">
      <h2 className="text-card text-ink-1">{title}</h2>
      {children}
    </section>
  );
}

function Top({ application, isCompany }: { application: ApplicationDetailFragment; isCompany: boolean }) {
  const { t } = useTranslation();
  const { jobPosting, conversationPartner, state, reason } = application;
  return (
    <div className="flex flex-col gap-1.5 px-4 print:hidden">
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 flex-col">
          <span lang={langOf(conversationPartner.nickname)} className="text-card wrap-anywhere text-ink-1">
            {conversationPartner.nickname}
          </span>
          {!isCompany && (
            <Romanized
              text={conversationPartner.nickname}
              by={romanize}
              className="text-meta wrap-anywhere text-ink-3"
            />
          )}
        </p>
        <span className="-me-3 -mt-2.5 flex shrink-0 items-center">
          <StateMark state={state} />
          <ApplicationOptions application={application} isCompany={isCompany} />
        </span>
      </div>
      {jobPosting && (
        <Link
          to={paths.jobPostingDetail(jobPosting.uuid)}
          lang={HTML_LANG[jobPosting.shown.language]}
          className="pressable flex min-h-11 items-center text-body wrap-anywhere text-main"
        >
          {jobPosting.shown.title}
        </Link>
      )}
      {reason && <p className="rounded-card bg-sunken px-3.5 py-3 text-body text-ink-1">{t(reasonKey(reason))}</p>}
      <BlockedNotice application={application} />
    </div>
  );
}

function Interview({ application }: { application: ApplicationDetailFragment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { uuid, updatedAt, interviewAt, conversationPartner } = application;
  if (!interviewAt) return null;

  function handleSave() {
    const title = `${t('applications.detail.interview')} · ${conversationPartner.nickname}`;
    const url = window.location.origin + paths.application(uuid);
    const file = calendarFile({ uuid, updatedAt, url, at: interviewAt ?? '', title, now: serverNow() });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'haiko-interview.ics';
    link.click();
    // Some browsers begin to read it later.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  return (
    <Section title={t('applications.detail.interview')}>
      <div className="flex flex-col items-start gap-3 rounded-card bg-main-soft p-3.5">
        <p className="flex flex-col tabular-nums">
          <time dateTime={interviewAt} className="text-title text-ink-1">
            {koreanTime(interviewAt)}
          </time>
          <span className="text-meta text-ink-2">
            {weekdayName(seoulDay(interviewAt), language)} · {t('applications.detail.koreanTime')}
          </span>
        </p>
        <Button size="sm" icon={<CalendarPlus aria-hidden size={18} />} onClick={handleSave}>
          {t('applications.detail.calendar')}
        </Button>
      </div>
    </Section>
  );
}

function History({ history }: Pick<ApplicationDetailFragment, 'history'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('applications.detail.history')}>
      <ol className="flex flex-col gap-1">
        {history.map(({ state, at }) => (
          <li key={at} className="flex justify-between gap-3 text-body text-ink-1">
            <span>{t(STATE_LABELS[state])}</span>
            <span className="text-meta text-ink-3">
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
