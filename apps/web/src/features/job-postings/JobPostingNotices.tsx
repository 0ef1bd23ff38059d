import { MINIMUM_WAGE_URL } from '@haiko/shared/reference/minimumWages';
import { isStatePlaced } from '@haiko/shared/reference/visas';
import { CalendarX2, CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment, JobPostingDetailFragment } from '#/api/generated.ts';
import { useNow } from '#/i18n/useNow.ts';
import { deadlineNotice } from './deadlineNotice.ts';
import { belowWageHint } from './jobPostingTexts.ts';
import { wishText } from './wishText.ts';
import { Notice } from './Notice.tsx';
import { ScamNotice } from '#/features/scam-shield/ScamNotice.tsx';
import { TellVisa } from '#/features/visa-rules/TellVisa.tsx';
import { VisaFitNotice } from '#/features/visa-rules/VisaFitNotice.tsx';

interface JobPostingNoticesProps {
  card: JobPostingCardFragment;
  full: JobPostingDetailFragment | undefined;
  /** The reader has told a visa: the posting answers something else now. */
  onVisaTold: () => void;
}

/** What has to be known before one applies: whether one still can, and with this visa, and what to look out for. */
export function JobPostingNotices({ card, full, onVisaTold }: JobPostingNoticesProps) {
  const { t } = useTranslation();
  const now = useNow();
  const closed = deadlineNotice(card, now);
  const isPlacedByState = card.visas.some(({ visaMainId }) => isStatePlaced(visaMainId));
  return (
    <div className="flex flex-col gap-2 px-4 pb-4 empty:hidden">
      {closed && <Notice Icon={CalendarX2}>{t(closed)}</Notice>}
      {card.checks.isWageDefaulter && (
        <Notice Icon={CircleAlert} look="warning">
          <strong className="font-semibold">{t('jobPostings.checks.defaulterShort')}</strong>
          <span>{t('jobPostings.checks.defaulter')}</span>
        </Notice>
      )}
      {full && <ScamNotice signs={full.scamSigns} />}
      {full?.visaFit && <VisaFitNotice fit={full.visaFit} onVisaTold={onVisaTold} />}
      {full && !full.visaFit && !closed && <TellVisa onTold={onVisaTold} />}
      {isPlacedByState && <Notice Icon={Info}>{t('jobPostings.detail.governmentOnly')}</Notice>}
      {full?.forbiddenWishes
        .filter(({ isSure }) => isSure)
        .map((wish) => (
          <Notice key={wish.kind} Icon={CircleAlert} look="warning">
            {wishText(t, wish)}
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
    </div>
  );
}
