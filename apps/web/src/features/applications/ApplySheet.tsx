import { HTML_LANG } from '@haiko/shared/i18n/languages';
import { APPLICATION_MESSAGE_MAX } from '@haiko/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { graphemeLength } from '@haiko/shared/rules/text';
import type { ApplicantQuery, JobPostingDetailFragment } from '#/api/generated.ts';
import { withName } from '#/features/text/withName.tsx';
import { serverNow } from '#/i18n/serverClock.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Sheet } from '#/ui/Sheet.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { TextArea } from '#/ui/TextArea.tsx';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { isMinor } from './application.ts';
import { applyFor } from './applications.actions.ts';

interface ApplySheetProps {
  posting: JobPostingDetailFragment;
  applicant: ApplicantQuery;
  isOpen: boolean;
  onClose: () => void;
}

/** What goes to whom, for what and for how long, and the button that sends it; without a résumé the way to one. */
export function ApplySheet({ posting, applicant, isOpen, onClose }: ApplySheetProps) {
  const { t } = useTranslation();
  const resume = applicant.readMyResume;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('applications.apply.title')}>
      {resume ? (
        <ApplyForm posting={posting} resume={resume} me={applicant.readUserInformation} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-body text-ink-1">{t('applications.apply.noResume')}</p>
          <Link to={paths.resumeWriting} className={buttonClass({ isWide: true })}>
            {t('resumes.write')}
          </Link>
        </div>
      )}
    </Sheet>
  );
}

interface ApplyFormProps {
  posting: JobPostingDetailFragment;
  resume: NonNullable<ApplicantQuery['readMyResume']>;
  me: ApplicantQuery['readUserInformation'];
}

function ApplyForm({ posting, resume, me }: ApplyFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isBusy, attempt } = useAttempt();
  const [message, setMessage] = useState('');
  const [showVisa, setShowVisa] = useState(resume.showVisa);
  const [hasAgreed, setHasAgreed] = useState(false);
  const { companyName } = posting.company;
  const isTooLong = graphemeLength(message) > APPLICATION_MESSAGE_MAX;

  const handleSend = () =>
    attempt(async () => {
      const uuid = await applyFor(posting.uuid, { message, showVisa, consent: hasAgreed });
      await navigate(paths.application(uuid));
      toast(t('applications.apply.sent'));
    });

  return (
    <div className="flex flex-col gap-4">
      <Link to={paths.resume} className="pressable rounded-card border border-line px-3.5 py-3">
        <span className="block text-meta text-ink-3">{t('resumes.title')}</span>
        <span lang={HTML_LANG[resume.originalLanguage]} className="block text-body wrap-anywhere text-ink-1">
          {resume.headline}
        </span>
      </Link>
      {me && isMinor(me.birthDate, serverNow()) && <MinorNotice />}
      <TextArea
        label={t('applications.apply.message')}
        isOptional
        rows={3}
        limit={APPLICATION_MESSAGE_MAX}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        error={isTooLong ? t('fieldErrors.TOO_LONG') : undefined}
      />
      <Switch label={t('resumes.form.showVisa')} isOn={showVisa} onChange={setShowVisa} />
      <p className="rounded-card bg-sunken px-3.5 py-3 text-body wrap-anywhere text-ink-1">
        {withName(t('applications.consent.text', { companyName }), companyName)}
      </p>
      <Checkbox
        label={t('applications.consent.agree')}
        checked={hasAgreed}
        onChange={({ target }) => setHasAgreed(target.checked)}
      />
      <Button isWide isBusy={isBusy} disabled={!hasAgreed || isTooLong} onClick={() => void handleSend()}>
        {t('applications.apply.send')}
      </Button>
    </div>
  );
}

/** What the law says of work before one is of age. */
export function MinorNotice() {
  const { t } = useTranslation();
  return <p className="rounded-card bg-accent-soft px-3.5 py-3 text-body text-ink-1">{t('applications.minor')}</p>;
}
