import { MAIL_NOTICES, type MailNotice } from '@haiko/shared/mailNotices';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#/api/apollo.ts';
import { errorMessage } from '#/api/errorMessage.ts';
import { MailNoticesDocument, type MailNoticesQuery } from '#/api/generated.ts';
import type { MessageKey } from '#/i18n/messageKey.ts';
import { InlineError } from '#/ui/InlineError.tsx';
import { SettingsSection } from '#/ui/SettingsSection.tsx';
import { Switch } from '#/ui/Switch.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { isMailSent, saveMailNotices } from './mailNotices.actions.ts';

const LABELS = {
  news: 'mailNotices.settings.news',
  jobs: 'mailNotices.settings.jobs',
  posts: 'mailNotices.settings.posts',
} as const satisfies Record<MailNotice, MessageKey>;

let sent: Promise<boolean> | undefined;

/** What is mailed once a week, where this server can send mail: nothing until somebody asks for it. */
export function MailNotices() {
  return (
    <Suspense>
      <Offered />
    </Suspense>
  );
}

function Offered() {
  const { t } = useTranslation();
  // Who cannot be told whether mail is sent may choose: the choice is kept for when it is.
  const isSent = use((sent ??= isMailSent().catch(() => true)));
  const { data, error, refetch } = useQuery(MailNoticesDocument, { skip: !isSent });
  if (!isSent) return null;
  return (
    <SettingsSection title={t('mailNotices.settings.title')}>
      {error && <InlineError onRetry={() => void refetch()} />}
      {data && <Choices me={data.readUserInformation} />}
    </SettingsSection>
  );
}

function Choices({ me }: { me: MailNoticesQuery['readUserInformation'] }) {
  const { t } = useTranslation();
  const { email, isEmailConfirmed, isEmailRefused, mailNotices } = me;

  function handleChange(notice: MailNotice, isOn: boolean) {
    const wanted = MAIL_NOTICES.filter((each) => (each === notice ? isOn : mailNotices.includes(each)));
    saveMailNotices(wanted).catch((failure: unknown) => showAlert(errorMessage(failure)));
  }

  return (
    <>
      <p className="py-2 text-meta text-ink-2">
        {t(
          email && isEmailConfirmed && !isEmailRefused
            ? 'mailNotices.settings.lead'
            : 'mailNotices.settings.unconfirmed',
        )}
      </p>
      {MAIL_NOTICES.map((notice) => (
        <Switch
          key={notice}
          label={t(LABELS[notice])}
          isOn={mailNotices.includes(notice)}
          onChange={(isOn) => handleChange(notice, isOn)}
        />
      ))}
    </>
  );
}
