import { isOpenState, isTalkOpen } from '@haiko/shared/applications';
import { seoulDay } from '@haiko/shared/format';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ANEW } from '#/api/anew.ts';
import { useQuery, useSuspenseQuery } from '#/api/apollo.ts';
import { ApplicationDocument, type ApplicationDetailFragment } from '#/api/generated.ts';
import { useLiveRefresh } from '#/api/live/useLiveRefresh.ts';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { ResumePaper } from '#/features/resumes/ResumePaper.tsx';
import { TRANSLATION_POLL_MS } from '#/features/resumes/translationPoll.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { serverNow } from '#/i18n/serverClock.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { paths } from '#/paths.ts';
import { Bubble } from '#/ui/Bubble.tsx';
import { Button } from '#/ui/Button.tsx';
import { weekdayName } from '#/ui/date/dayName.ts';
import { Fold } from '#/ui/Fold.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { Loading, TextSkeleton } from '#/ui/Skeleton.tsx';
import { calendarFile, koreanTime, reasonKey } from './application.ts';
import { ApplicationGone } from './ApplicationGone.tsx';
import { BlockedNotice } from './ApplicationOptions.tsx';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { ApplicantTop, CompanyTop } from './ApplicationTop.tsx';
import { MinorNotice } from './ApplySheet.tsx';
import { BothTexts } from './BothTexts.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { SeekerActions } from './SeekerActions.tsx';
import { TalkLink } from './TalkLink.tsx';
import { useApplicationNews } from './useApplicationNews.ts';
import { useReadMark } from './useReadMark.ts';

/** /application/:uuid: one application, as its seeker or its company sees it. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  return (
    <PostListBoundary
      message={t('applications.loadFailed')}
      listKey={uuid}
      title={<ScreenTitle>{t('applications.detail.title')}</ScreenTitle>}
      skeleton={<Skeleton />}
    >
      <Loaded uuid={uuid} />
    </PostListBoundary>
  );
}

export function Skeleton() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
      <Loading>
        <div className="flex flex-col gap-8 px-4 pt-4">
          <TextSkeleton lines={3} />
          <TextSkeleton lines={6} />
        </div>
      </Loading>
    </>
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
  useLiveRefresh((event) => event.name === 'note' && event.applicationUuid === uuid, refetch);
  const application = data.readApplication;
  // Its translation into Korean is told to those who read Korean.
  const isComing = application?.resume?.korean.state === 'PENDING';
  useQuery(ApplicationDocument, { variables: { uuid, language }, pollInterval: isComing ? TRANSLATION_POLL_MS : 0 });
  if (!application) {
    return (
      <>
        <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
        <ApplicationGone />
      </>
    );
  }
  const isCompany = application.conversationPartner.uuid === application.seeker.uuid;
  return isCompany ? <ForCompany application={application} /> : <ForSeeker application={application} />;
}

interface SideProps {
  application: ApplicationDetailFragment;
}

/** As the company sees it: the person first, then how it stands and what they say, and at the bottom what to do. */
function ForCompany({ application }: SideProps) {
  const { t } = useTranslation();
  const { seeker, resume, state } = application;
  const isMarking = useReadMark(application, true);
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="-mb-5 print:hidden">
        <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
      </div>
      <ApplicantTop application={application} />
      {application.isMinor && (
        <div className="px-4 print:hidden">
          <MinorNotice />
        </div>
      )}
      <ApplicationProgress application={application} />
      <Outcome application={application} />
      <Interview application={application} />
      <TalkLink application={application} />
      <section className="flex flex-col gap-3 pb-5">
        <h2 className="px-4 text-card text-ink-1 print:hidden">{t('resumes.title')}</h2>
        {resume ? <ResumePaper resume={resume} name={seeker.nickname} isShort /> : <ResumeGone />}
      </section>
      {isOpenState(state) && <CompanyActions application={application} isMarking={isMarking} />}
    </div>
  );
}

/** As who applied sees it: how it stands and what the company says first; what they sent they know. */
function ForSeeker({ application }: SideProps) {
  const { t } = useTranslation();
  const { seeker, resume, state, message, originalLanguage, shown } = application;
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="-mb-5 print:hidden">
        <ScreenTitle>{t('applications.detail.title')}</ScreenTitle>
      </div>
      <CompanyTop application={application} />
      <ApplicationProgress application={application} />
      <Outcome application={application} />
      <Interview application={application} />
      <TalkLink application={application} />
      <Fold label={t('applications.detail.sent')}>
        <div className="flex flex-col gap-6">
          {message && (
            <Section title={t('applications.detail.message')}>
              <BothTexts
                shown={{ ...shown, text: shown.message }}
                original={message}
                originalLanguage={originalLanguage}
              />
            </Section>
          )}
          {resume ? <ResumePaper resume={resume} name={seeker.nickname} /> : <ResumeGone />}
        </div>
      </Fold>
      {isOpenState(state) && <SeekerActions application={application} />}
    </div>
  );
}

function ResumeGone() {
  const { t } = useTranslation();
  return <p className="px-4 text-body text-ink-3">{t('applications.detail.resumeGone')}</p>;
}

/** That there is an offer, or that somebody has the job, and what comes next; why it has ended, and whom one has blocked. */
function Outcome({ application }: SideProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { reason, isBlocked } = application;
  const news = !isBlocked && isTalkOpen(application, now) && goodNewsOf(application);
  if (!reason && !isBlocked && !news) return null;
  return (
    <div className="flex flex-col gap-2 px-4 print:hidden">
      {news && (
        <p className="fade-in flex items-center gap-3 rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">
          <Bubble mood="happy" size={40} />
          <span className="min-w-0 wrap-anywhere">{t(news)}</span>
        </p>
      )}
      {reason && <p className="rounded-card bg-sunken px-3.5 py-3 text-body text-ink-1">{t(reasonKey(reason))}</p>}
      <BlockedNotice application={application} />
    </div>
  );
}

function goodNewsOf({ state, seeker, conversationPartner }: SideProps['application']): MessageKey | undefined {
  const isCompany = conversationPartner.uuid === seeker.uuid;
  if (state === 'accepted') return isCompany ? 'applications.detail.hired' : 'applications.detail.accepted';
  return state === 'offer' && !isCompany ? 'applications.detail.offered' : undefined;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 px-4 print:hidden">
      <h2 className="text-card text-ink-1">{title}</h2>
      {children}
    </section>
  );
}

function Interview({ application }: SideProps) {
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
