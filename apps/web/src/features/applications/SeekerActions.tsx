import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationDetailFragment } from '#/api/generated.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button.tsx';
import { buttonClass } from '#/ui/buttonClass.ts';
import { confirm } from '#/ui/confirm.ts';
import { ActionBar } from './ActionBar.tsx';
import { useStep } from './useStep.ts';

/** What the seeker can do: take the job that is offered, and take the application back. */
export function SeekerActions({ application }: { application: ApplicationDetailFragment }) {
  const { t } = useTranslation();
  const { isBusy, step } = useStep(application);

  async function handleWithdraw() {
    const question = {
      title: t('applications.act.withdrawQuestion'),
      message: t('applications.act.withdrawHint'),
      yes: t('applications.act.withdraw'),
    };
    if (await confirm(question)) await step({ state: 'withdrawn' });
  }

  async function handleAccept() {
    const question = {
      title: t('applications.act.acceptQuestion'),
      message: t('applications.act.acceptHint', { name: application.conversationPartner.nickname }),
      yes: t('applications.act.accept'),
    };
    if (await confirm(question)) await step({ state: 'accepted' });
  }

  return (
    <>
      <div className="px-4 pb-4 print:hidden">
        <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void handleWithdraw()}>
          {t('applications.act.withdraw')}
        </Button>
      </div>
      {application.state === 'offer' && (
        <ActionBar label={t('applications.act.bar')}>
          <Link to={paths.applicationNotes(application.uuid)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {t('applications.act.message')}
          </Link>
          <Button size="sm" isBusy={isBusy} onClick={() => void handleAccept()}>
            {t('applications.act.accept')}
          </Button>
        </ActionBar>
      )}
    </>
  );
}
