import { seoulDate, seoulTime } from '@haiko/shared/format';
import { useTranslation } from 'react-i18next';
import type { DeskCompanyFragment } from '#/api/generated.ts';
import { Button } from '#/ui/Button.tsx';
import { confirm } from '#/ui/confirm.ts';
import { toast } from '#/ui/toast.ts';
import { useAttempt } from '#/useAttempt.ts';
import { checkBusiness, showPostingsAgain } from './desk.actions.ts';

const LOOKS = {
  NOT_ASKED: 'text-ink-3',
  ACTIVE: 'text-success',
  SUSPENDED: 'text-error',
  CLOSED: 'text-error',
  NOT_REGISTERED: 'text-error',
} as const satisfies Record<DeskCompanyFragment['businessStatus'], string>;

const timeText = (moment: string) => `${seoulDate(moment)} ${seoulTime(moment)}`;

/** What the tax office said of a company's business, and when. */
export function BusinessStatusText({ company }: { company: DeskCompanyFragment }) {
  const { t } = useTranslation();
  const { businessStatus, businessCheckedAt, businessEndedOn } = company;
  return (
    <>
      <span className={LOOKS[businessStatus]}>{t(`desk.companies.businessStatus.${businessStatus}`)}</span>
      {businessEndedOn && <>, {t('desk.companies.endedOn', { date: businessEndedOn })}</>}
      {businessCheckedAt && <span className="text-ink-3 tabular-nums"> · {timeText(businessCheckedAt)}</span>}
    </>
  );
}

/** Asking the tax office anew, and showing the postings of a business that it says is closed. */
export function BusinessActions({ company: { uuid, businessClosedAt, isOwn } }: { company: DeskCompanyFragment }) {
  const { t } = useTranslation();
  const { isBusy, attempt } = useAttempt();

  async function handleShow(seenAt: string) {
    if (!(await confirm({ message: t('desk.companies.confirmShow') }))) return;
    await attempt(async () => {
      await showPostingsAgain(uuid, seenAt);
      toast(t('desk.people.done'));
    });
  }

  return (
    <div className="flex flex-col items-start gap-2">
      {businessClosedAt && (
        <p className="rounded-card bg-sunken px-3 py-2 text-body text-ink-1">
          {t('desk.companies.hidden', { time: timeText(businessClosedAt) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" size="sm" isBusy={isBusy} onClick={() => void attempt(() => checkBusiness(uuid))}>
          {t('desk.companies.ask')}
        </Button>
        {businessClosedAt && !isOwn && (
          <Button variant="soft" size="sm" isBusy={isBusy} onClick={() => void handleShow(businessClosedAt)}>
            {t('desk.companies.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
