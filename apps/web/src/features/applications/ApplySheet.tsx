import type { QuickQuestion } from '@haiko/shared/applications';
import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { APPLICATION_MESSAGE_MAX } from '@haiko/shared/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { graphemeLength } from '@haiko/shared/rules/text';
import { errorMessage } from '#/api/errorMessage.ts';
import type { ApplicantQuery, JobPostingDetailFragment } from '#/api/generated.ts';
import { offerConfirmation } from '#/features/accounts/offerConfirmation.ts';
import { VisaSwitch } from '#/features/resumes/VisaSwitch.tsx';
import { serverNow } from '#/i18n/serverClock.ts';
import { wantedAddress } from '#/navigation.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { isMinor, QUESTION_LABELS } from './application.ts';
import { applyFor, sendNote } from './applications.actions.ts';
import type { ResumeFor } from './askedToApply.ts';
import { Consent } from './Consent.tsx';

interface ApplySheetProps {
  posting: JobPostingDetailFragment;
  applicant: ApplicantQuery;
  /** What is asked with the application. */
  questions: readonly QuickQuestion[];
  isOpen: boolean;
  onClose: () => void;
}

/** What goes to whom, for what and for how long, and the button that sends it; without a résumé the way to one. */
export function ApplySheet({ posting, applicant, questions, isOpen, onClose }: ApplySheetProps) {
  const { t } = useTranslation();
  const { readMyResume: resume, readUserInformation: me } = applicant;
  const law = me && isMinor(me.birthDate, serverNow()) && (
    <div className="pb-4">
      <MinorNotice />
    </div>
  );
  if (resume) return <ResumeSheet {...{ posting, resume, questions, isOpen, onClose, law }} />;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.apply.title')}>
      {law}
      <div className="flex flex-col gap-4">
        <p className="text-body text-ink-1">{t('applications.apply.noResume')}</p>
        <Link
          to={paths.resumeWriting}
          state={{ applyFor: posting.uuid } satisfies ResumeFor}
          className={buttonClass({ isWide: true })}
        >
          {t('resumes.write')}
        </Link>
      </div>
    </Sheet>
  );
}

interface ResumeSheetProps extends Omit<ApplySheetProps, 'applicant'> {
  resume: NonNullable<ApplicantQuery['readMyResume']>;
  /** What a minor reads first. */
  law: ReactNode;
}

function ResumeSheet({ posting, resume, questions, isOpen, onClose, law }: ResumeSheetProps) {
  const { t } = useTranslation();
  const { isBusy, send } = useSend(posting.uuid, questions);
  const [message, setMessage] = useState('');
  const { visaMainId, visaSubId } = resume;
  const [showVisa, setShowVisa] = useState(resume.showVisa);
  const [hasAgreed, setHasAgreed] = useState(false);
  const isTooLong = graphemeLength(message) > APPLICATION_MESSAGE_MAX;

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('applications.apply.title')}
      footer={
        <div className="flex flex-col gap-3">
          <Checkbox
            label={t('applications.consent.agree')}
            checked={hasAgreed}
            onChange={({ target }) => setHasAgreed(target.checked)}
          />
          <Button
            isWide
            isBusy={isBusy}
            disabled={!hasAgreed || isTooLong}
            onClick={() => void send({ message, showVisa, consent: hasAgreed })}
          >
            {t('applications.apply.send')}
          </Button>
        </div>
      }
    >
      {law}
      <div className="flex flex-col gap-4">
        <Link to={paths.resume} className="pressable rounded-card border border-line px-3.5 py-3">
          <span className="block text-meta text-ink-3">{t('resumes.title')}</span>
          <span lang={HTML_LANG[resume.originalLanguage]} className="block text-body wrap-anywhere text-ink-1">
            {resume.headline}
          </span>
        </Link>
        <Questions questions={questions} />
        <TextArea
          label={t('applications.apply.message')}
          isOptional
          rows={3}
          limit={APPLICATION_MESSAGE_MAX}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
        />
        {visaMainId !== null && <VisaSwitch visa={{ visaMainId, visaSubId }} isOn={showVisa} onChange={setShowVisa} />}
        <Consent companyName={posting.company.companyName} />
      </div>
    </Sheet>
  );
}

function Questions({ questions }: Pick<ApplySheetProps, 'questions'>) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-body text-ink-1">
      {questions.map((question) => (
        <li key={question}>{t(QUESTION_LABELS[question])}</li>
      ))}
    </ul>
  );
}

async function refuse(error: unknown, hasLeft: boolean): Promise<undefined> {
  if (hasLeft) toast(errorMessage(error));
  else if (!(await offerConfirmation(error))) throw error;
}

/** Applies, and asks then; who has not confirmed their address is led there. Who has left the posting hears of it where they are. */
function useSend(posting: string, questions: readonly QuickQuestion[]) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();

  async function sendAll(application: Parameters<typeof applyFor>[1]) {
    const { pathname } = wantedAddress();
    // By the address: this sheet goes already when it is known that one has applied.
    const hasLeft = () => wantedAddress().pathname !== pathname;
    const uuid = await applyFor(posting, application).catch((error: unknown) => refuse(error, hasLeft()));
    if (uuid === undefined) return;
    try {
      for (const question of questions) await sendNote(uuid, { question });
    } finally {
      // Where one was not asked, it can be there: the application is sent.
      if (!hasLeft()) await navigate(paths.application(uuid));
    }
    toast(t('applications.apply.sent'));
  }

  return { isBusy, send: (application: Parameters<typeof applyFor>[1]) => attempt(() => sendAll(application)) };
}

/** What the law says of work before one is of age. */
export function MinorNotice() {
  const { t } = useTranslation();
  return <p className="rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">{t('applications.minor')}</p>;
}
