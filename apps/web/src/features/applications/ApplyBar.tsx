import { isOpenState, isTalkOpen } from '@haiko/shared/applications';
import type { QuickQuestion } from '@haiko/shared/applications';
import { skipToken, useQuery } from '#/api/apollo.ts';
import { MessageCircleQuestion, Phone, Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApplicantDocument, type ApplicantQuery, type JobPostingDetailFragment } from '#/api/generated.ts';
import { useIsSignedIn } from '#/api/useIsSignedIn.ts';
import { askToConfirm } from '#/features/accounts/offerConfirmation.ts';
import { requireLogin } from '#/features/sessions/requireLogin.ts';
import { paths } from '#/paths.ts';
import { useNow } from '#/i18n/useNow.ts';
import { useStore } from '#/useStore.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { useHasLeft } from '#/ui/leaving.ts';
import { useAttempt } from '#/useAttempt.ts';
import { ActionBar } from './ActionBar.tsx';
import { askedToApply } from './askedToApply.ts';

const ApplySheet = lazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }));
const AskSheet = lazy(async () => ({ default: (await import('./AskSheet.tsx')).AskSheet }));

/**
 * Stays at the bottom of a job: ask, call, and apply; who has applied asks in the conversation of the application. Where the law shuts
 * the reader out it says so: then there is nobody to ask or to call either.
 */
export function ApplyBar({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const isSignedIn = useIsSignedIn();
  const { data, refetch } = useQuery(
    ApplicantDocument,
    isSignedIn ? { variables: { posting: posting.uuid } } : skipToken,
  );
  const application = data?.readMyApplications.items.find(({ state }) => state !== 'withdrawn');
  if (application) return <OwnApplication posting={posting} application={application} />;
  if (posting.visaFit?.verdict === 'NO') {
    return (
      <Bar>
        <p className="text-body text-ink-1">{t('applications.apply.barred')}</p>
      </Bar>
    );
  }
  if (posting.company.uuid === null) return null;
  if (posting.state !== 'OPEN') return <Over />;
  return <Open posting={posting} applicant={data} reload={refetch} />;
}

/** Of a job that can be had no more: the way to those that can. */
function Over() {
  const { t } = useTranslation();
  return (
    <ActionBar label={t('applications.act.bar')}>
      <Link to={paths.jobPostings} className={buttonClass({ variant: 'soft', size: 'sm' })}>
        {t('jobPostings.detail.toList')}
      </Link>
    </ActionBar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return <ActionBar label={t('applications.apply.bar')}>{children}</ActionBar>;
}

function CallLink({ posting }: { posting: JobPostingDetailFragment }) {
  const { t } = useTranslation();
  const phone = posting.contactMobile || posting.contactPhone;
  if (!phone) return null;
  return (
    <a href={`tel:${phone}`} className={buttonClass({ variant: 'soft', size: 'sm' })}>
      <Phone aria-hidden size={18} className="max-[359px]:hidden" />
      {t('applications.apply.call')}
    </a>
  );
}

interface OwnApplicationProps {
  posting: JobPostingDetailFragment;
  application: ApplicantQuery['readMyApplications']['items'][number];
}

function OwnApplication({ posting, application }: OwnApplicationProps) {
  const { t } = useTranslation();
  const { uuid, state } = application;
  const now = useNow();
  return (
    <Bar>
      {isTalkOpen(application, now) && (
        <Link to={paths.applicationNotes(uuid)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {t('applications.apply.ask')}
        </Link>
      )}
      <CallLink posting={posting} />
      <span className="flex-99 *:w-full">
        <Link to={paths.application(uuid)} className={buttonClass(isOpenState(state) ? {} : { variant: 'soft' })}>
          {t('applications.apply.done')}
        </Link>
      </span>
    </Bar>
  );
}

interface OpenProps {
  posting: JobPostingDetailFragment;
  /** Who looks at it; undefined for visitors, and until it is there. */
  applicant: ApplicantQuery | undefined;
  /** Asks anew who that is; fails once the screen is left. */
  reload: () => Promise<{ data?: ApplicantQuery | undefined }>;
}

/** What can be done as long as one has not applied. */
function Open({ posting, applicant, reload }: OpenProps) {
  const { t } = useTranslation();
  const { opened, setOpened, questions, isBusy, apply } = useApply({ posting: posting.uuid, applicant, reload });
  const close = () => setOpened(undefined);

  return (
    <Bar>
      <Button
        variant="soft"
        size="sm"
        icon={<MessageCircleQuestion aria-hidden size={18} className="max-[359px]:hidden" />}
        disabled={isBusy}
        onClick={() => setOpened('ask')}
      >
        {t('applications.apply.ask')}
      </Button>
      <CallLink posting={posting} />
      <span className="flex-99 *:w-full">
        <Button isBusy={isBusy} icon={<Send aria-hidden size={18} />} onClick={() => void apply([])}>
          {t('applications.apply.button')}
        </Button>
      </span>
      <Suspense>
        {opened === 'ask' && (
          <AskSheet posting={posting} isOpen onClose={close} onApply={(asked) => void apply(asked)} />
        )}
        {opened === 'apply' && applicant && (
          <ApplySheet posting={posting} applicant={applicant} questions={questions} isOpen onClose={close} />
        )}
      </Suspense>
    </Bar>
  );
}

/** What is open of a job's two sheets, and how the one to apply comes to be. */
function useApply({ posting, applicant, reload }: Omit<OpenProps, 'posting'> & { posting: string }) {
  const { isBusy, attempt } = useAttempt();
  const [opened, setOpened] = useState<'ask' | 'apply'>();
  const [questions, setQuestions] = useState<readonly QuickQuestion[]>([]);
  const hasLeft = useHasLeft();
  const hasAsked = useStore(askedToApply) === posting;

  const applyAsAsked = useEffectEvent(() => {
    // It is done once.
    if (askedToApply.get() !== posting) return;
    askedToApply.set(undefined);
    void apply([]);
  });

  // Whoever wanted to apply before they signed in, had confirmed the address or had a résumé.
  useEffect(() => {
    if (hasAsked) applyAsAsked();
  }, [hasAsked]);

  async function apply(asked: readonly QuickQuestion[]) {
    const intent = { name: 'apply', uuid: posting } as const;
    setQuestions(asked);
    setOpened(undefined);
    if (!(await requireLogin('apply', { intent }))) return;
    let isBarred = false;
    await attempt(async () => {
      isBarred = await mustConfirm();
      if (!isBarred) setOpened('apply');
    });
    if (isBarred && !hasLeft()) await askToConfirm(intent);
  }

  /** Before anything is written that could not be sent. The address may have been confirmed on another phone by now. */
  async function mustConfirm(): Promise<boolean> {
    if (applicant?.readUserInformation.isEmailConfirmed) return false;
    try {
      return (await reload()).data?.readUserInformation.isEmailConfirmed === false;
    } catch (error) {
      // Nobody waits for it any more.
      if (hasLeft()) return false;
      throw error;
    }
  }

  return { opened, setOpened, questions, isBusy, apply };
}
