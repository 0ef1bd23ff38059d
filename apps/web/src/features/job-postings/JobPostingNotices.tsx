import { MINIMUM_WAGE_URL } from '@haiko/shared/reference/minimumWages';
import { VISA_BY_ID } from '@haiko/shared/reference/visas';
import { formatDeadline } from '@haiko/shared/rules/deadline';
import { BadgeCheck, CalendarX2, CircleAlert, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { cx } from '#/ui/cx.ts';
import { deadlineNotice } from './deadlineNotice.ts';
import { belowWageHint, hostOf } from './jobPostingTexts.ts';

/** Visas whose holders only the state may place. */
const PLACED_BY_STATE = new Set(['E-8', 'E-9', 'E-10']);

interface JobPostingNoticesProps {
  card: JobPostingCardFragment;
  full: JobPostingDetailFragment | undefined;
}

/** What has to be known before one applies: until when, with which visa, and what to look out for. */
export function JobPostingNotices({ card, full }: JobPostingNoticesProps) {
  const { t } = useTranslation();
  const closed = deadlineNotice(card);
  const isPlacedByState = card.visas.some(({ visaMainId }) =>
    PLACED_BY_STATE.has(VISA_BY_ID.get(visaMainId)?.code ?? ''),
  );
  return (
    <div className="flex flex-col gap-2 px-4 pb-4 empty:hidden">
      {closed ? (
        <Notice Icon={CalendarX2}>{t(closed)}</Notice>
      ) : (
        <p className="text-body text-ink-2 tabular-nums">
          {t('jobPostings.detail.deadline', { date: formatDeadline(card.deadlineDate) })}
        </p>
      )}
      {full?.visaFit && <FitNotice fit={full.visaFit} />}
      {isPlacedByState && <Notice Icon={Info}>{t('jobPostings.detail.governmentOnly')}</Notice>}
      {card.isBelowMinimumWage && (
        <Notice Icon={CircleAlert} look="warning">
          <strong className="font-semibold">{t('jobPostings.pay.below')}</strong>
          <span>{belowWageHint(t)}</span>
          <a
            href={MINIMUM_WAGE_URL}
            target="_blank"
            rel="noopener noreferrer"
            className="self-start text-main underline"
          >
            {t('jobPostings.pay.official')}
          </a>
        </Notice>
      )}
      {card.url && (
        <a href={card.url} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass({ isWide: true })}>
          {t('jobPostings.detail.external', { host: hostOf(card.url) })}
          <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
        </a>
      )}
    </div>
  );
}

function FitNotice({ fit }: { fit: NonNullable<JobPostingDetailFragment['visaFit']> }) {
  const { t } = useTranslation();
  return (
    <Notice Icon={fit.fits ? BadgeCheck : CircleAlert} look={fit.fits ? 'good' : 'plain'}>
      <strong className="font-semibold">
        {fit.fits ? t('jobPostings.visaFit.fits') : t('jobPostings.visaFit.fitsNot')}
      </strong>
      <span>{t(`jobPostings.visaFit.reason.${fit.reason}`)}</span>
      <span className="text-meta text-ink-3">{t('jobPostings.visaFit.hint')}</span>
    </Notice>
  );
}

const LOOKS = {
  plain: 'bg-sunken text-ink-1',
  good: 'bg-main-soft text-ink-1',
  warning: 'bg-accent-soft text-ink-1',
};

interface NoticeProps {
  Icon: LucideIcon;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}

function Notice({ Icon, look = 'plain', children }: NoticeProps) {
  return (
    <div className={cx('flex gap-2.5 rounded-card px-3.5 py-3 text-body', LOOKS[look])}>
      <Icon
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={cx('mt-0.5 shrink-0', look === 'good' ? 'text-main' : 'text-ink-3')}
      />
      <div className="flex min-w-0 flex-col gap-0.5">{children}</div>
    </div>
  );
}
