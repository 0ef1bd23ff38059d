import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { showAlert } from '#/ui/confirm.ts';
import { ScreenTitle } from '#/ui/ScreenTitle.tsx';
import { useAttempt } from '#/useAttempt.ts';
import { AuthTop } from './AuthTop.tsx';
import { disownEmail } from './email.actions.ts';
import { useLinkToken } from './mailLink.ts';

/** /notmyemail: somebody else has signed up with one's address. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useLinkToken() ?? '';
  const { isBusy, attempt } = useAttempt();

  async function free() {
    await disownEmail(token);
    await showAlert(t('accounts.confirmation.notMeDone'));
    await navigate(paths.main, { replace: true });
  }

  return (
    <>
      <AuthTop />
      <ScreenTitle>{t('accounts.confirmation.notMeTitle')}</ScreenTitle>
      <div className="flex flex-1 flex-col gap-5 px-4">
        <p className="-mt-2 text-body text-ink-2">{t('accounts.confirmation.notMeLead')}</p>
        <Button isWide isBusy={isBusy} onClick={() => void attempt(free)}>
          {t('accounts.confirmation.notMeSubmit')}
        </Button>
      </div>
    </>
  );
}
