import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#/features/job-postings/Notice.tsx';
import { useMyInfo } from '#/features/my-info/useMyInfo.ts';
import { Button } from '#/ui/Button.tsx';
import { goToConfirm } from '#/features/accounts/offerConfirmation.ts';

/** Above a form that only a confirmed address may send: says so before a word is written, with the way there; nothing for all others. */
export function ConfirmFirst() {
  const { t } = useTranslation();
  const { isEmailConfirmed } = useMyInfo();
  if (isEmailConfirmed) return null;
  return (
    <Notice Icon={MailCheck} look="warning">
      <span className="pb-2">{t('errors.EMAIL_NOT_CONFIRMED')}</span>
      <span className="self-start">
        <Button variant="soft" size="sm" onClick={() => goToConfirm()}>
          {t('accounts.confirmation.title')}
        </Button>
      </span>
    </Notice>
  );
}
