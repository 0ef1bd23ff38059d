import type { WishKind } from '@haiko/shared/reference/forbiddenWishes';
import { MINIMUM_WAGE_URL } from '@haiko/shared/reference/minimumWages';
import { PLACED_BY_STATE, VISA_BY_ID } from '@haiko/shared/reference/visas';
import { formatDeadline } from '@haiko/shared/rules/deadline';
import { CalendarX2, CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { buttonClass } from '#/ui/buttonClass.ts';
import { useNow } from '#/i18n/useNow.ts';
import { deadlineNotice } from './deadlineNotice.ts';
import { belowWageHint, hostOf } from './jobPostingTexts.ts';
import { wishText } from './wishText.ts';
import { Notice } from './Notice.tsx';
import { VisaFitNotice } from './VisaFitNotice.tsx';

interface JobPostingNoticesProps {
  card: JobPostingCardFragment;
  full: JobPostingDetailFragment | undefined;
}

/** What has to be known before one applies: until when, with which visa, and what to look out for. */
export function JobPostingNotices({ card, full }: JobPostingNoticesProps) {
  const { t } = useTranslation();
  const now = useNow();
  const closed = deadlineNotice(card, now);
  const isPlacedByState = card.visas.some(({ visaMainId }) =>
    PLACED_BY_STATE.some((code) => code === VISA_BY_ID.get(visaMainId)?.code),
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
      {card.checks.isWageDefaulter && (
        <Notice Icon={CircleAlert} look="warning">
          <strong className="font-semibold">{t('jobPostings.checks.defaulterShort')}</strong>
          <span>{t('jobPostings.checks.defaulter')}</span>
        </Notice>
      )}
      {full?.visaFit && <VisaFitNotice fit={full.visaFit} />}
      {isPlacedByState && <Notice Icon={Info}>{t('jobPostings.detail.governmentOnly')}</Notice>}
      {full?.forbiddenWishes
        .filter(({ isSure }) => isSure)
        .map((wish) => (
          <Notice key={wish.kind} Icon={CircleAlert} look="warning">
            {wishText(t, { ...wish, kind: wish.kind as WishKind })}
          </Notice>
        ))}
      {card.isBelowMinimumWage && (
        <Notice Icon={CircleAlert} look="warning">
          <strong className="font-semibold">{t('jobPostings.pay.below')}</strong>
          <span>{belowWageHint(t, now)}</span>
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
      {card.url && card.visaFit?.verdict !== 'NO' && (
        <a href={card.url} target="_blank" rel="noopener noreferrer nofollow" className={buttonClass({ isWide: true })}>
          {t('jobPostings.detail.external', { host: hostOf(card.url) })}
          <span className="sr-only">. {t('jobPostings.detail.newWindow')}</span>
        </a>
      )}
    </div>
  );
}
