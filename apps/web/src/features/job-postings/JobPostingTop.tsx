import { romanize } from '@haiko/shared/rules/romanize';
import { BadgeCheck, ExternalLink, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobPostingCardFragment } from '#/api/generated.ts';
import { isVerified } from '#/features/companies/isVerified.ts';
import { JobPostingScrapButton } from '#/features/job-posting-engagement/JobPostingScrapButton.tsx';
import { langOf } from '#/features/text/langOf.ts';
import { share } from '#/features/sharing/share.ts';
import type { TextSwitch } from '#/features/translations/useTextSwitch.ts';
import { useLanguage } from '#/i18n/useLanguage.ts';
import { paths } from '#/paths.ts';
import { IconButton } from '#/ui/IconButton.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { DeadlineMark } from './DeadlineMark.tsx';
import { JobPostingMenu } from './JobPostingMenu.tsx';
import { hostOf, payAmount, placeName } from './jobPostingTexts.ts';
import { Romanized } from '#/features/text/Romanized.tsx';

interface JobPostingTopProps {
  card: JobPostingCardFragment;
  isOwn: boolean;
  text: TextSwitch;
}

/** Who looks for people, whether somebody has looked at them, and until when; what can be done with the posting. */
export function JobPostingTop({ card, isOwn, text }: JobPostingTopProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const copied = t('jobPostings.detail.copied');
  // Pay and place, never what the reader's visa allows.
  const [place] = card.regions;
  const facts = [payAmount(t, card), place ? placeName(place, language) : ''].filter(Boolean);
  const title = [card.shown.title, ...facts].join(' · ');
  const path = paths.jobPostingDetail(card.uuid);
  const shared = { subject: { type: 'job-posting', uuid: card.uuid }, path, title, copied, facts } as const;
  return (
    <div className="flex flex-col gap-2 pt-3">
      <div className="flex flex-wrap items-center gap-1 ps-4 pe-1.5">
        <DeadlineMark posting={card} />
        <span className="flex-1" />
        <JobPostingScrapButton posting={card} />
        <IconButton
          label={t('jobPostings.detail.share')}
          icon={<Share2 aria-hidden size={20} strokeWidth={1.75} className="text-ink-3" />}
          onClick={() => void share(shared)}
        />
        <JobPostingMenu text={text} isOwn={isOwn} isListed={card.isListed} />
      </div>
      <Company card={card} />
    </div>
  );
}

function Company({ card: { company, checks, url } }: Pick<JobPostingTopProps, 'card'>) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2.5 px-4">
      <CompanyLogo company={company} />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <span dir="auto" lang={langOf(company.companyName)} className="text-body font-semibold text-ink-1">
            {company.companyName}
          </span>
          <Romanized text={company.companyName} by={romanize} className="text-meta text-ink-3" />
        </p>
        {isVerified(checks) && (
          <p className="flex items-start gap-1 text-meta font-semibold text-main">
            <BadgeCheck aria-hidden size={16} className="mt-[calc((1lh-16px)/2)] shrink-0" />
            {t('jobPostings.checks.verified')}
          </p>
        )}
        {url && (
          <p className="flex items-start gap-1 text-meta text-ink-3">
            <ExternalLink aria-hidden size={14} className="mt-[calc((1lh-14px)/2)] shrink-0" />
            {t('jobPostings.detail.from', { host: hostOf(url) })}
          </p>
        )}
      </div>
    </div>
  );
}
