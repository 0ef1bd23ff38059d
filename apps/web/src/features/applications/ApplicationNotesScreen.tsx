import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { isTalkOpen } from '@haiko/shared/applications';
import { romanize } from '@haiko/shared/rules/romanize';
import { BriefcaseBusiness, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { ANEW } from '#/api/anew.ts';
import { useSuspenseQuery } from '#/api/apollo.ts';
import { type ApplicationSideFragment, ApplicationTalkDocument, type ApplicationTalkQuery } from '#/api/generated.ts';
import { ConversationSkeleton } from '#/features/notes/ConversationSkeleton.tsx';
import { PostListBoundary } from '#/features/posts/PostList.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { Romanized } from '#/features/text/Romanized.tsx';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { useNow } from '#/i18n/useNow.ts';
import { paths } from '#/paths.ts';
import { Flag } from '#/ui/Flag.tsx';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ApplicationGone } from './ApplicationGone.tsx';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { StateMark } from './StateMark.tsx';
import { useApplicationNews } from './useApplicationNews.ts';
import { useReadMark } from './useReadMark.ts';

type Application = NonNullable<ApplicationTalkQuery['readApplication']>;

/** /application/:uuid/notes: what the two sides of an application write. It fills the space between header and bottom bar. */
export function Screen() {
  const { t } = useTranslation();
  const { uuid = '' } = useParams();
  return (
    <PostListBoundary
      message={t('applications.talk.failed')}
      listKey={uuid}
      title={<ScreenTitle>{t('applications.talk.title')}</ScreenTitle>}
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
      <ScreenTitle>{t('applications.talk.title')}</ScreenTitle>
      <ConversationSkeleton />
    </>
  );
}

function Loaded({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, refetch } = useSuspenseQuery(ApplicationTalkDocument, {
    variables: { uuid, language },
    fetchPolicy: 'cache-and-network',
    context: ANEW,
  });
  useApplicationNews(refetch, uuid);
  const application = data.readApplication;
  if (application) return <Talk application={application} />;
  return (
    <>
      <ScreenTitle>{t('applications.talk.title')}</ScreenTitle>
      <ApplicationGone />
    </>
  );
}

function Talk({ application }: { application: Application }) {
  const { uuid, isBlocked, seeker, conversationPartner: partner, jobPosting } = application;
  const now = useNow();
  const isCompany = partner.uuid === seeker.uuid;
  useReadMark(application, isCompany);
  const logo = isCompany ? null : (jobPosting?.company.logoFileUrl ?? null);
  return (
    <div className="flex h-0 min-h-0 grow flex-col">
      <PartnerTitle partner={partner} isCompany={isCompany} />
      <About application={application} />
      <ApplicationNotes
        application={uuid}
        partner={{ ...partner, profileImageUrl: logo }}
        side={isCompany ? 'company' : 'seeker'}
        isOpen={!isBlocked && isTalkOpen(application, now)}
      />
    </div>
  );
}

/** With whom, in the place of the word mark: the applicant with their flag, or the company as it is read. */
function PartnerTitle({ partner, isCompany }: { partner: ApplicationSideFragment; isCompany: boolean }) {
  const { nickname, nationalityInfo } = partner;
  const shown = (
    <>
      <bdi lang={langOf(nickname)}>{nickname}</bdi>
      {isCompany && nationalityInfo.nationality && (
        // Few names leave room for it on a small phone.
        <span className="ms-1.5 inline-flex max-[359px]:hidden">
          <Flag code={nationalityInfo.nationality.code} width={18} />
        </span>
      )}
      <Romanized text={nickname} by={romanize} className="block truncate text-meta font-normal text-ink-3" />
    </>
  );
  return <ScreenTitle shown={shown}>{nickname}</ScreenTitle>;
}

/** What they write about, and how it stands; a tap leads there. */
function About({ application: { uuid, state, jobPosting } }: { application: Application }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.application(uuid)}
      className="pressable flex min-h-12 items-center gap-2 border-b border-line px-4 py-1.5 text-body text-ink-2"
    >
      <BriefcaseBusiness aria-hidden size={18} className="shrink-0 text-ink-3" />
      <span className="sr-only">{t('applications.detail.title')}</span>
      <span
        lang={jobPosting ? HTML_LANG[jobPosting.shown.language] : undefined}
        className="clamp-1 min-w-0 flex-1 wrap-anywhere"
      >
        {jobPosting?.shown.title}
      </span>
      <StateMark state={state} />
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-3" />
    </Link>
  );
}
