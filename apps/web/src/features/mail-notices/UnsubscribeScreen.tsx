import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AuthTop } from '#/features/accounts/AuthTop.tsx';
import { useLinkToken } from '#/features/accounts/mailLink.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { ScreenSkeleton } from '#/ui/Skeleton.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { endMails } from './mailNotices.actions.ts';

/** /unsubscribe: where the link in a weekly mail leads; a button, because programs that look at links must not end mails. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useLinkToken() ?? '';
  const { isBusy, attempt } = useAttempt();

  async function end() {
    await endMails(token);
    await showAlert(t('mailNotices.unsubscribe.done'));
    await navigate(paths.main, { replace: true });
  }

  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('mailNotices.unsubscribe.title')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <p className="-mt-2 text-body text-ink-2">{t('mailNotices.unsubscribe.lead')}</p>
        <Button isWide isBusy={isBusy} onClick={() => void attempt(end)}>
          {t('mailNotices.unsubscribe.submit')}
        </Button>
      </div>
    </>
  );
}

export const Skeleton = ScreenSkeleton;
